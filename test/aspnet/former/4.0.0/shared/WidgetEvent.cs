using System.Globalization;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>A kind of line in the log of the site. Its number stays, so that an operator can be alerted by it.</summary>
/// <param name="Template">The text, with a name in braces for each value.</param>
internal sealed record WidgetEvent(int Id, string Name, string Template)
{
    public bool IsProblem { get; set; } = true;

    /// <summary>The text with its values.</summary>
    public string Text(params object?[] values)
    {
        var next = values.AsEnumerable().GetEnumerator();
        return Regex.Replace(
            Template,
            @"\{\w+\}",
            name => next.MoveNext() ? Convert.ToString(next.Current, CultureInfo.InvariantCulture) ?? "" : name.Value);
    }
}
