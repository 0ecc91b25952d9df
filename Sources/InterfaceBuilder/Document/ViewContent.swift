/// What views of one kind have and others don't.
public enum ViewContent: Sendable {
    case none
    case label(LabelContent)
    case button(ButtonContent)
    case imageView(ImageContent)
    case textField(TextFieldContent)
    case textView(TextViewContent)
    case segmentedControl(SegmentedControlContent)
    case range(RangeContent)
    case `switch`(SwitchContent)
    case activityIndicator(ActivityIndicatorContent)
    case pageControl(PageControlContent)
    case datePicker(DatePickerContent)
    case searchBar(SearchBarContent)
    case stackView(StackViewContent)
    case scrollView(ScrollViewContent)
    case tableView(TableViewContent)
    case cell(CellContent)
    case collectionView(ScrollViewContent)
    case bar(BarContent)
    case visualEffect(VisualEffectContent)
}
