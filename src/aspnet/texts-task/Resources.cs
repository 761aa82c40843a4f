using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using System.Xml;
using System.Xml.Linq;

/// <summary>A text in a .resx file.</summary>
internal sealed record Entry(string Name, string Text, int Line)
{
    public bool Is(string name) => string.Equals(Name, name, StringComparison.OrdinalIgnoreCase);
}

/// <summary>A .resx file.</summary>
internal sealed class Resources
{
    public Resources(string path, Dictionary<string, XElement> texts)
    {
        Path = path;
        var parts = Regex.Match(path, @"^(.*?)(?:\.([a-zA-Z]{2,3}(?:-\w+)*))?\.resx$", RegexOptions.IgnoreCase);
        Family = parts.Groups[1].Value;
        Language = parts.Groups[2].Value;
        Entries = [.. Read()];
        Ours = [.. Entries.Select(entry => entry.Name).Where(texts.ContainsKey).Distinct(StringComparer.OrdinalIgnoreCase)];
    }

    public string Path { get; }

    public string Family { get; }

    public string Language { get; }

    public List<Entry> Entries { get; }

    public List<string> Ours { get; }

    private IEnumerable<Entry> Read()
    {
        try
        {
            // Files and other types of values are no texts.
            return XDocument.Load(Path, LoadOptions.SetLineInfo).Root.Elements("data").Where(each => each.Attribute("type") == null)
                .Select(each => new Entry(
                    (string?)each.Attribute("name") ?? "", (string?)each.Element("value") ?? "", ((IXmlLineInfo)each).LineNumber));
        }
        catch (Exception error) when (error is XmlException or IOException)
        {
            // The compiler of resources says so.
            return [];
        }
    }
}
