import Testing
import UIKit

/// Layouts written in three constraint languages and with anchors, with frames worked out by hand.
@MainActor
@Suite("Constraint libraries")
struct LibraryLayoutTests {
    enum Language: CaseIterable { case anchors, maker, pins, operators }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func views(_ count: Int) -> [UIView] {
        let views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return views
    }

    private func frames(_ views: [UIView]) -> [CGRect] {
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    // MARK: Edges

    @Test(arguments: Language.allCases)
    func anInsetView(language: Language) {
        let view = views(1)[0]
        switch language {
        case .anchors:
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
            ])
        case .maker:
            view.snp.makeConstraints { make in
                make.edges.equalToSuperview().inset(UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
            }
        case .pins:
            view.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
        case .operators:
            constrain(view) { view in
                if let superview = view.superview { view.edges == inset(superview.edges, 20, 10, 40, 30) }
            }
        }
        #expect(frames([view]) == [CGRect(x: 10, y: 20, width: 280, height: 420)])
    }

    @Test(arguments: Language.allCases)
    func aSizeInTheMiddle(language: Language) {
        let view = views(1)[0]
        switch language {
        case .anchors:
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 60),
            ])
        case .maker:
            view.snp.makeConstraints { make in
                make.center.equalToSuperview()
                make.size.equalTo(CGSize(width: 100, height: 60))
            }
        case .pins:
            view.autoCenterInSuperview()
            view.autoSetDimensions(to: CGSize(width: 100, height: 60))
        case .operators:
            constrain(view) { view in
                if let superview = view.superview { view.center == superview.center }
                view.width == 100
                view.height == 60
            }
        }
        #expect(frames([view]) == [CGRect(x: 110, y: 210, width: 100, height: 60)])
    }

    // MARK: Several views

    /// A header of 44, a footer half as high, and what is left between them, 8 apart.
    @Test(arguments: Language.allCases)
    func headerBodyAndFooter(language: Language) {
        let views = views(3)
        let (header, body, footer) = (views[0], views[1], views[2])
        switch language {
        case .anchors:
            for view in views {
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: root.topAnchor),
                header.heightAnchor.constraint(equalToConstant: 44),
                body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
                footer.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
                footer.heightAnchor.constraint(equalTo: header.heightAnchor, multiplier: 0.5),
                footer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
        case .maker:
            header.snp.makeConstraints { make in
                make.left.top.right.equalToSuperview()
                make.height.equalTo(44)
            }
            body.snp.makeConstraints { make in
                make.left.right.equalTo(header)
                make.top.equalTo(header.snp.bottom).offset(8)
            }
            footer.snp.makeConstraints { make in
                make.left.right.bottom.equalToSuperview()
                make.top.equalTo(body.snp.bottom).offset(8)
                make.height.equalTo(header).dividedBy(2)
            }
        case .pins:
            header.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
            header.autoSetDimension(.height, toSize: 44)
            for edge in [ALEdge.left, .right] { body.autoPinEdge(edge, to: edge, of: header) }
            body.autoPinEdge(.top, to: .bottom, of: header, withOffset: 8)
            footer.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)
            footer.autoPinEdge(.top, to: .bottom, of: body, withOffset: 8)
            footer.autoMatch(.height, to: .height, of: header, withMultiplier: 0.5)
        case .operators:
            constrain(header, body, footer) { header, body, footer in
                guard let superview = header.superview else { return }
                for view in [header, body, footer] {
                    view.left == superview.left
                    view.right == superview.right
                }
                header.top == superview.top
                header.height == 44
                body.top == header.bottom + 8
                footer.top == body.bottom + 8
                footer.height == header.height / 2
                footer.bottom == superview.bottom
            }
        }
        let expected = [
            CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 52, width: 320, height: 398),
            CGRect(x: 0, y: 458, width: 320, height: 22),
        ]
        #expect(frames(views) == expected)
    }

    /// Three equal columns with 10 between them and at the sides: (340 − 4 × 10) ÷ 3 is 100.
    @Test(arguments: Language.allCases)
    func equalColumns(language: Language) {
        let views = views(3)
        root.frame.size.width = 340
        switch language {
        case .anchors:
            var before = root.leadingAnchor
            for view in views {
                view.leadingAnchor.constraint(equalTo: before, constant: 10).isActive = true
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
                before = view.trailingAnchor
            }
            before.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
        case .maker:
            for (index, view) in views.enumerated() {
                view.snp.makeConstraints { make in
                    make.leading.equalTo(index == 0 ? root.snp.leading : views[index - 1].snp.trailing).offset(10)
                    if index > 0 { make.width.equalTo(views[0]) }
                    if index == 2 { make.trailing.equalToSuperview().inset(10) }
                }
            }
        case .pins:
            views.autoDistributeViews(along: .horizontal, withFixedSpacing: 10, insetSpacing: true, matchedSizes: true)
        case .operators:
            constrain(views[0], views[1], views[2]) { one, two, three in
                guard let superview = one.superview else { return }
                distribute(by: 10, horizontally: one, two, three)
                one.leading == superview.leading + 10
                three.trailing == superview.trailing - 10
                two.width == one.width
                three.width == one.width
            }
        }
        #expect(frames(views).map(\.minX) == [10, 120, 230])
        #expect(frames(views).map(\.width) == [100, 100, 100])
    }

    // MARK: Priorities, proportions, direction

    /// As wide as there is room, but not over 200; half as high as wide; as far right as the reading direction ends.
    @Test(arguments: Language.allCases, [320, 150])
    func limitsAndProportions(language: Language, width: CGFloat) {
        let view = views(1)[0]
        root.frame.size.width = width
        root.semanticContentAttribute = .forceRightToLeft
        switch language {
        case .anchors:
            let wish = view.widthAnchor.constraint(equalTo: root.widthAnchor)
            wish.priority = .defaultHigh
            NSLayoutConstraint.activate([
                wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 6),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        case .maker:
            view.snp.makeConstraints { make in
                make.width.equalToSuperview().priority(.high)
                make.width.lessThanOrEqualTo(200)
                make.height.equalTo(view.snp.width).multipliedBy(0.5).offset(4)
                make.leading.equalToSuperview().offset(6)
                make.top.equalToSuperview()
            }
        case .pins:
            NSLayoutConstraint.autoSetPriority(.defaultHigh) { view.autoMatch(.width, to: .width, of: root) }
            view.autoSetDimension(.width, toSize: 200, relation: .lessThanOrEqual)
            view.autoMatch(.height, to: .width, of: view, withMultiplier: 0.5, offset: 4)
            view.autoPinEdge(toSuperviewEdge: .leading, withInset: 6)
            view.autoPinEdge(toSuperviewEdge: .top)
        case .operators:
            constrain(view) { view in
                guard let superview = view.superview else { return }
                view.width == superview.width ~ .defaultHigh
                view.width <= 200
                view.height == view.width * 0.5 + 4
                view.leading == superview.leading + 6
                view.top == superview.top
            }
        }
        let side = min(width, 200)
        #expect(frames([view]) == [CGRect(x: width - 6 - side, y: 0, width: side, height: side / 2 + 4)])
    }

    // MARK: Changes

    /// Constants are updated, constraints replaced and taken away; each language has its way.
    @Test(arguments: Language.allCases)
    func changes(language: Language) {
        let view = views(1)[0]
        let first = CGRect(x: 8, y: 8, width: 50, height: 50), moved = CGRect(x: 20, y: 8, width: 50, height: 50)
        let wide = CGRect(x: 0, y: 430, width: 320, height: 50)
        switch language {
        case .anchors:
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8)
            let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([left, top, width, view.heightAnchor.constraint(equalToConstant: 50)])
            #expect(frames([view]) == [first])
            left.constant = 20
            #expect(frames([view]) == [moved])
            NSLayoutConstraint.deactivate([left, top, width])
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.rightAnchor.constraint(equalTo: root.rightAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
        case .maker:
            var left: ConstraintDescription?
            view.snp.makeConstraints { make in
                left = make.left.equalToSuperview().offset(8).constraint
                make.top.equalToSuperview().offset(8)
                make.width.height.equalTo(50)
            }
            #expect(frames([view]) == [first])
            left?.update(offset: 12)
            view.snp.updateConstraints { make in make.left.equalToSuperview().offset(20) }
            #expect(frames([view]) == [moved])
            view.snp.remakeConstraints { make in
                make.left.right.bottom.equalToSuperview()
                make.height.equalTo(50)
            }
            #expect(left?.isActive == false)
        case .pins:
            let left = view.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
            var others: [NSLayoutConstraint] = [view.autoPinEdge(toSuperviewEdge: .top, withInset: 8)]
            others += view.autoSetDimensions(to: CGSize(width: 50, height: 50))
            #expect(frames([view]) == [first])
            left.constant = 20
            #expect(frames([view]) == [moved])
            let next = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
                view.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)
                view.autoSetDimension(.height, toSize: 50)
            }
            #expect(next.count == 4 && next.allSatisfy { !$0.isActive })
            left.autoRemove()
            others.autoRemoveConstraints()
            next.autoInstallConstraints()
        case .operators:
            var left: NSLayoutConstraint?
            let group = constrain(view) { view in
                guard let superview = view.superview else { return }
                left = view.left == superview.left + 8
                view.top == superview.top + 8
                view.width == 50
                view.height == 50
            }
            #expect(frames([view]) == [first])
            left?.constant = 20
            #expect(frames([view]) == [moved])
            constrain(view, replace: group) { view in
                guard let superview = view.superview else { return }
                view.left == superview.left
                view.right == superview.right
                view.bottom == superview.bottom
                view.height == 50
            }
            #expect(group.active && left?.isActive == false)
        }
        #expect(frames([view]) == [wide])
        #expect(root.constraints.count + view.constraints.count == 4)
    }

    /// Guides are items as views are; constraints keep the classes and labels that a library gives them.
    @Test func guidesAndSubclassesOfConstraints() {
        let view = views(1)[0], guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().offset(30)
            make.size.equalTo(100)
        }
        view.snp.makeConstraints { make in
            make.center.equalTo(guide).labeled("middle")
            make.size.equalTo(guide).offset(-20).priority(900)
        }
        #expect(frames([view]) == [CGRect(x: 40, y: 40, width: 80, height: 80)])
        #expect(guide.layoutFrame == CGRect(x: 30, y: 30, width: 100, height: 100))
        #expect(root.constraints.allSatisfy { $0 is LayoutConstraint })
        #expect(root.constraints.filter { $0.identifier == "middle" }.count == 2)
        #expect(root.constraints.filter { $0.priority.rawValue == 900 }.map(\.firstAttribute) == [.width, .height])
        view.snp.removeConstraints()
        #expect(root.constraints.count == 4)
    }
}
