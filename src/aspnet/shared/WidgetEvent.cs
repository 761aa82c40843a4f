using System.Globalization;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>A kind of line in the log of the site. Its number stays, so that an operator can be alerted by it.</summary>
/// <param name="template">The text, with a name in braces for each value.</param>
internal sealed class WidgetEvent(int id, string name, string template)
{
    public int Id { get; } = id;

    public string Name { get; } = name;

    public string Template { get; } = template;

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
