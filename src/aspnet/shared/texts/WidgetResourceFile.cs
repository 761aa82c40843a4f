using System.Xml.Linq;

namespace EvPortalWidgets;

/// <summary>A <c>.resx</c> file. It is read again when its date or its size changes.</summary>
internal sealed class WidgetResourceFile(string path, WidgetLog log)
{
    private readonly FileInfo file = new(path);
    private readonly object reading = new();
    private IDictionary<string, string>? texts;
    private object? stamp;

    /// <summary>Its texts of the widgets. Null if there is no such file, or none that could be read.</summary>
    public IDictionary<string, string>? Read()
    {
        lock (reading)
        {
            file.Refresh();
            if (!file.Exists) return null;
            object now = new { file.LastWriteTimeUtc, file.Length };
            if (now.Equals(stamp)) return texts;
            try
            {
                texts = Parse();
                stamp = now;
            }
            catch (Exception error)
            {
                // An editor may be writing it. The next page reads it again.
                if (log.IsNew(WidgetEvents.BrokenTextFile.Text(file.Name, error.Message)))
                    log.Failed(WidgetEvents.BrokenTextFile, error, file.Name);
            }
            return texts;
        }
    }

    private IDictionary<string, string> Parse()
    {
        using var stream = file.Open(FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
        var byName = ResourceEntry.In(XDocument.Load(stream))
            .ToLookup(each => each.Name, each => each.Text, StringComparer.OrdinalIgnoreCase);
        return WidgetResources.Usable(key => byName[key].FirstOrDefault(), file.Name, log);
    }
}
