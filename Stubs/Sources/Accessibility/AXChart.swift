@_exported import UIKit

// What a chart says of itself to people who can't see it. It is kept; nothing here reads it aloud.

/// Something that shows a chart.
public protocol AXChart: NSObjectProtocol {
    /// What the chart says of itself.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// What a chart says of itself.
open class AXChartDescriptor: NSObject, NSCopying {
    /// Which way points lie.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }
    open var title: String?
    open var attributedTitle: NSAttributedString?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?
    open var series: [AXDataSeriesDescriptor]

    public init(
        title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary) = (title, summary)
        (xAxis, yAxis) = (xAxisDescriptor, yAxisDescriptor)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = AXChartDescriptor(
            title: title, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
        (made.attributedTitle, made.contentDirection) = (attributedTitle, contentDirection)
        made.contentFrame = contentFrame
        return made
    }
}

/// An axis.
public protocol AXDataAxisDescriptor: NSObjectProtocol, NSCopying {
    var title: String? { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers lie.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    open var title: String?
    open var scaleType = ScaleType.linear
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    /// Says a number in words.
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double]?,
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range) = (title, range)
        self.gridlinePositions = gridlinePositions ?? []
        self.valueDescriptionProvider = valueDescriptionProvider
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = AXNumericDataAxisDescriptor(
            title: title ?? "", range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        made.scaleType = scaleType
        return made
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String?
    open var categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(title: title ?? "", categoryOrder: categoryOrder)
    }
}

/// A row of points.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A number or a name on an axis.
open class AXDataPointValue: NSObject {
    open var number: Double
    open var category: String
    init(number: Double, category: String) { (self.number, self.category) = (number, category) }
    public class func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }
    public class func category(_ category: String) -> AXDataPointValue {
        AXDataPointValue(number: 0, category: category)
    }
}

/// A point.
open class AXDataPoint: NSObject {
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?

    /// A point over a number.
    public init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        (xValue, yValue) = (.number(x), y.map { .number($0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }
    /// A point over a name.
    public init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        (xValue, yValue) = (.category(x), y.map { .number($0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }
}
