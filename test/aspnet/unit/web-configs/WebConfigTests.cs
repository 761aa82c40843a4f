#nullable enable
using System.Xml.Linq;
using Microsoft.Web.XmlTransform;
using Xunit;

/// <summary>What the package for .NET Framework changes in the Web.config of a site. The SDK has the library that NuGet uses.</summary>
public sealed class WebConfigTests
{
    public static TheoryData<string> Sites =>
        [.. Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "web-configs"), "*.config").Select(path => Path.GetFileName(path))];

    [Theory]
    [MemberData(nameof(Sites))]
    public void It_adds_one_handler_once_and_keeps_all_that_the_site_has(string site)
    {
        var before = Read(site);
        var after = Applied("install", before);
        Assert.Equal(Meaning(after), Meaning(Applied("install", after)));
        // Beside configSource no handler may be in this file.
        Assert.Equal(before.Contains("configSource", StringComparison.Ordinal) ? 0 : 1, OfSite(after).Elements("handlers").Elements().Count(IsOurs));
        Assert.Empty(Twice(OfSite(after)));
        Assert.Equal(Meaning(before, IsOurs), Meaning(after, IsOurs));
    }

    [Theory]
    [MemberData(nameof(Sites))]
    public void When_it_is_removed_no_handler_is_left_not_even_one_that_was_written_by_hand(string site)
    {
        var before = Read(site);
        foreach (var config in new[] { before, Applied("install", before) })
        {
            var undone = Applied("uninstall", config);
            Assert.DoesNotContain("EvPortalWidgets.WidgetHandler", undone, StringComparison.Ordinal);
            Assert.Equal(Meaning(before, IsOurs), Meaning(undone));
        }
    }

    private static string Read(string name) => File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "web-configs", name));

    private static string Applied(string transform, string config)
    {
        using XmlTransformableDocument document = new() { PreserveWhitespace = true };
        document.LoadXml(config);
        using XmlTransformation change = new(Read($"web.config.{transform}.xdt"), false, null);
        Assert.True(change.Apply(document));
        return document.OuterXml;
    }

    private static bool IsOurs(XElement each) => $"{each.Attribute("type")?.Value}".StartsWith("EvPortalWidgets.WidgetHandler", StringComparison.Ordinal);

    /// <summary>The sections for the whole site, also those in a location.</summary>
    private static IEnumerable<XElement> OfSite(string config) => XDocument.Parse(config).Root!.Elements().SelectMany(
        each => each.Name == "location" && $"{each.Attribute("path")?.Value}" is "" or "." ? each.Elements() : [each]);

    /// <summary>Sections and keys that are there twice.</summary>
    private static IEnumerable<string> Twice(IEnumerable<XElement> sections) => sections
        .GroupBy(each => $"{each.Name} {each.Attributes().FirstOrDefault(attribute => attribute.Name.LocalName is "name" or "key" or "path")}")
        .Where(same => same.Count() > 1).Select(same => same.Key)
        .Concat(sections.SelectMany(each => Twice(each.Elements())));

    /// <summary>What a file says: without comments, white space, sections that are empty, and those to leave out.</summary>
    private static string Meaning(string config, Func<XElement, bool>? isLeftOut = null)
    {
        string Of(XElement each)
        {
            var attributes = string.Concat(each.Attributes().Select(attribute => $" {attribute}").Order(StringComparer.Ordinal));
            var inside = string.Concat(each.Elements().Where(child => isLeftOut?.Invoke(child) != true).Select(Of));
            return attributes + inside == "" ? "" : $"<{each.Name}{attributes}>{inside}</{each.Name}>";
        }

        return Of(XDocument.Parse(config).Root!);
    }
}
