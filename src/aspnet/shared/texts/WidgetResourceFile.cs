#nullable disable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Xml;

namespace EvPortalWidgets
{
    /// <summary>A <c>.resx</c> file. It is read again when its date or its size changes.</summary>
    internal sealed class WidgetResourceFile
    {
        private readonly FileInfo file;
        private readonly WidgetLog log;
        private readonly object reading = new object();
        private IDictionary<string, string> texts;
        private object stamp;

        public WidgetResourceFile(string path, WidgetLog log)
        {
            file = new FileInfo(path);
            this.log = log;
        }

        /// <summary>Its texts of the widgets. Null if there is no such file, or none that could be read.</summary>
        public IDictionary<string, string> Read()
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
                    log.OnceEach(WidgetEvents.BrokenTextFile, file.Name, error.Message);
                }
                return texts;
            }
        }

        private IDictionary<string, string> Parse()
        {
            using (var stream = file.Open(FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete))
            {
                // XDocument would need a reference that not every project has.
                var document = new XmlDocument { XmlResolver = null };
                document.Load(stream);
                var byName = document.SelectNodes("/root/data[@name and value and not(@type)]").Cast<XmlElement>()
                    .ToLookup(each => each.GetAttribute("name"), each => each["value"].InnerText, StringComparer.OrdinalIgnoreCase);
                return WidgetResources.Known(key => byName[key].FirstOrDefault());
            }
        }
    }
}
