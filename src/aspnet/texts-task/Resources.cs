using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using System.Xml;
using System.Xml.Linq;

/// <summary>A text in a .resx file.</summary>
internal sealed class Entry
{
    public string Name;
    public string Text;
    public int Line;

    public bool Is(string name)
    {
        return string.Equals(Name, name, StringComparison.OrdinalIgnoreCase);
    }
}

/// <summary>A .resx file.</summary>
internal sealed class Resources
{
    public string Path;
    public string Family;
    public string Language;
    public List<Entry> Entries;
    public List<string> Ours;

    public Resources(string path, Dictionary<string, XElement> texts)
    {
        Path = path;
        var parts = Regex.Match(path, @"^(.*?)(?:\.([a-zA-Z]{2,3}(?:-\w+)*))?\.resx$", RegexOptions.IgnoreCase);
        Family = parts.Groups[1].Value;
        Language = parts.Groups[2].Value;
        Entries = Read().ToList();
        Ours = Entries.Select(entry => entry.Name).Where(texts.ContainsKey).Distinct(StringComparer.OrdinalIgnoreCase).ToList();
    }

    private IEnumerable<Entry> Read()
    {
        try
        {
            // Files and other types of values are no texts.
            return XDocument.Load(Path, LoadOptions.SetLineInfo).Root.Elements("data").Where(each => each.Attribute("type") == null)
                .Select(each => new Entry
                {
                    Name = (string)each.Attribute("name") ?? "",
                    Text = (string)each.Element("value") ?? "",
                    Line = ((IXmlLineInfo)each).LineNumber,
                });
        }
        catch (Exception error) when (error is XmlException || error is IOException)
        {
            // The compiler of resources says so.
            return new List<Entry>();
        }
    }
}
