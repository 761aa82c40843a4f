namespace EvPortalWidgets;

/// <summary>
/// A value that <c>report.js</c> has measured in a visitor's browser. A stranger can send any: alert on nothing that only it says.
/// </summary>
sealed partial class WidgetMeasurement
{
    internal WidgetMeasurement(string name, IReadOnlyList<KeyValuePair<string, object?>> tags, double value) =>
        (Name, Tags, Value) = (name, tags, value);

    /// <summary>What was measured, for example <c>call</c>.</summary>
    public string Name { get; }

    /// <summary>The words that belong to it, for example <c>call</c> with <c>checkout</c>. No other words can be in a report.</summary>
    public IReadOnlyList<KeyValuePair<string, object?>> Tags { get; }

    /// <summary>Milliseconds, a number of events, or the score of a layout shift.</summary>
    public double Value { get; }
}
