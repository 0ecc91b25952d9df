import Foundation

struct Question {
    let text: String
    let answers: [String]
    let correctIndex: Int

    static let all = [
        Question(
            text: "Which plant grows on an espalier?", answers: ["A pear tree", "A fern", "A water lily", "A cactus"],
            correctIndex: 0),
        Question(
            text: "How many sides has a honeycomb's cell?", answers: ["Four", "Five", "Six", "Eight"], correctIndex: 2),
        Question(text: "What do roots take up?", answers: ["Light", "Water", "Sound", "Nectar"], correctIndex: 1),
    ]
}
