using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>A site with one build in a folder, and a clock that only the program moves. It counts how often files are looked at.</summary>
public static class Program
{
    private static readonly List<string> Asked = new List<string>();
    private static string folder;
    private static TimeSpan now;

    public static void Main(string[] arguments)
    {
        folder = arguments[0];
        var none = new WidgetLog((what, values) => { });
        var builds = new WidgetBuilds("widgets", FileOf, List, () => "1.0.0", none, () => now);
        Save("first", 2001);
        Say("at first", builds);
        Asked.Clear();
        for (var request = 0; request < 50; request++)
        {
            Page(builds);
            builds.Find("1.0.0/header.js", null);
            builds.Find("9.9.9/header.js", null);
        }
        Say("of a hundred and fifty requests " + Asked.Count + " look at a file", builds);
        Save("second", 2002);
        now = TimeSpan.FromMilliseconds(999);
        Say("after 999 ms", builds);
        now = TimeSpan.FromMilliseconds(1000);
        Say("after 1000 ms", builds);
        Save("third", 2003);
        now = TimeSpan.FromMilliseconds(2000);
        Parallel.For(0, 1000, each => Page(builds));
        Say("after many threads", builds);
    }

    private static FileInfo FileOf(string path)
    {
        lock (Asked) Asked.Add(path);
        return new FileInfo(Path.Combine(folder, path));
    }

    private static string Script
    {
        get { return Path.Combine(folder, "1.0.0/header.js"); }
    }

    /// <summary>Replaces the build. The year is that of the manifest's date.</summary>
    private static void Save(string content, int year)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(Script));
        File.WriteAllText(Script, content);
        var manifest = Path.Combine(folder, "1.0.0/manifest.json");
        File.WriteAllText(manifest, "{}");
        File.SetLastWriteTimeUtc(manifest, new DateTime(year, 1, 1));
    }

    private static WidgetList List(string json)
    {
        using (var sha = SHA384.Create())
        {
            var integrity = "sha384-" + Convert.ToBase64String(sha.ComputeHash(File.ReadAllBytes(Script)));
            return new WidgetList
            {
                Version = "1.0.0",
                Files = new Dictionary<string, WidgetList.Entry> { { "header.js", new WidgetList.Entry { Hash = "h", Integrity = integrity } } },
                Widgets = new Dictionary<string, WidgetList.Entry> { { "header", new WidgetList.Entry { Translations = new string[0] } } },
            };
        }
    }

    private static WidgetFile Page(WidgetBuilds builds)
    {
        string reason;
        return builds.Current(out reason).Find("header.js");
    }

    private static void Say(string when, WidgetBuilds builds)
    {
        var files = new[] { Page(builds), builds.Find("1.0.0/header.js", null) };
        var contents = files.Select(file => System.Text.Encoding.UTF8.GetString(file.Contents.Last().Bytes));
        Console.WriteLine(when + ": " + string.Join(", ", contents));
    }
}
