import Foundation
import SnapLayout

public class AnimationView: UIView {
    public var loops = false
    public lazy var label: UILabel = {
        let l = UILabel(); l.text = "~"; l.textAlignment = .center; return l
    }()
    override public init(frame: CGRect) {
        super.init(frame: frame); addSubview(label); label.snap.makeConstraints { $0.edges.equalToSuperview() }
    }
    required public init?(coder: NSCoder) {
        super.init(coder: coder); addSubview(label); label.snap.makeConstraints { $0.edges.equalToSuperview() }
    }
    public func play() { label.text = "~~~" }
}
