/// A type of UIKit's whose values documents write as words.
protocol DocumentWord {
    /// The words and what they stand for.
    static var words: KeyValuePairs<String, Self> { get }
}
