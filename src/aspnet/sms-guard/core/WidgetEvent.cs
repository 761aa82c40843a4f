using System.Globalization;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>How urgent a line of the log is.</summary>
internal enum WidgetLevel { Debug, Information, Warning, Error }

/// <summary>A kind of line in the log of the site. Its number stays, so that an operator can be alerted by it.</summary>
/// <param name="Template">The text, with a name in braces for each value.</param>
internal sealed record WidgetEvent(int Id, string Name, WidgetLevel Level, string Template)
{
    /// <summary>The text with its values.</summary>
    public string Text(params object?[] values)
    {
        var next = values.AsEnumerable().GetEnumerator();
        return Regex.Replace(
            Template,
            @"\{\w+\}",
            name => next.MoveNext() ? Convert.ToString(next.Current, CultureInfo.InvariantCulture) ?? "" : name.Value);
    }

    /// <summary>One line for a log that takes no exceptions: the text with its values, and then the exception.</summary>
    public string Line(object?[] values, Exception? error) => Text(values) + (error is null ? "" : WidgetLog.Plain("\n" + error));
}
