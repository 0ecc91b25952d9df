/// Cells and headers, whose configurations are brought up to date for their state before they are shown and before the layout
/// after it changed.
@MainActor
protocol StateConfigured: UIView {
    associatedtype State: UIConfigurationState
    var configurationState: State { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    /// Whether that is still to be done; it is of new views and of those that are used again.
    var needsConfigurationUpdate: Bool { get set }
    /// Has an overriding class and the handler change the configurations.
    func updateByProgram(for state: State)
}

extension StateConfigured {
    /// Brings the configurations up to date if that was asked for.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateByProgram(for: state)
        if automaticallyUpdatesContentConfiguration, let shown = contentConfiguration {
            contentConfiguration = shown.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let shown = backgroundConfiguration {
            backgroundConfiguration = shown.updated(for: state)
        }
    }
}
