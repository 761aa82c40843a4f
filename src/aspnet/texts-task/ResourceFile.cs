using System.Text.RegularExpressions;
using System.Xml;
using System.Xml.Linq;
using EvPortalWidgets;

/// <summary>A .resx file, with its texts and the keys of ours among their names.</summary>
internal sealed class ResourceFile
{
    public ResourceFile(string path)
    {
        Path = path;
        var parts = Regex.Match(path, @"^(.*?)(?:\.([a-zA-Z]{2,3}(?:-\w+)*))?\.resx$", RegexOptions.IgnoreCase);
        Family = parts.Groups[1].Value;
        Language = parts.Groups[2].Value;
        Entries = Read();
        Ours = [.. Entries.Select(entry => entry.Name).Where(TextRules.English.ContainsKey).Distinct(StringComparer.OrdinalIgnoreCase)];
    }

    public string Path { get; }

    public string Family { get; }

    public string Language { get; }

    public List<ResourceEntry> Entries { get; }

    public List<string> Ours { get; }

    private List<ResourceEntry> Read()
    {
        try
        {
            return ResourceEntry.In(XDocument.Load(Path, LoadOptions.SetLineInfo));
        }
        catch (Exception error) when (error is XmlException or IOException)
        {
            // The compiler of resources says so.
            return [];
        }
    }
}
