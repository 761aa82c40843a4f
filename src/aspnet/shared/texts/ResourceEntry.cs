using System.Xml;
using System.Xml.Linq;

namespace EvPortalWidgets;

/// <summary>A text in a <c>.resx</c> file.</summary>
internal sealed record ResourceEntry(string Name, string Text, int Line)
{
    public bool Is(string name) => string.Equals(Name, name, StringComparison.OrdinalIgnoreCase);

    /// <summary>The texts in a file, with their lines if they were read. Files and other types of values are no texts.</summary>
    public static List<ResourceEntry> In(XDocument file) =>
        [.. (file.Root?.Elements("data") ?? []).Where(each => each.Attribute("type") == null).Select(each => new ResourceEntry(
            (string?)each.Attribute("name") ?? "", (string?)each.Element("value") ?? "", ((IXmlLineInfo)each).LineNumber))];
}
