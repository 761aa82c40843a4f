#nullable disable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Security.Cryptography;

namespace EvPortalWidgets
{
    /// <summary>Reads a build. It counts only if each file that pages load is the one that the manifest describes.</summary>
    internal sealed class WidgetBuildReader
    {
        // LICENSES.txt: the first line of each script names it.
        private static readonly Dictionary<string, string> Types =
            new Dictionary<string, string> { { ".js", "text/javascript" }, { ".css", "text/css" }, { ".txt", "text/plain" } };

        private readonly Func<string, byte[]> read;
        private readonly WidgetList list;

        private WidgetBuildReader(Func<string, byte[]> read, Func<string, WidgetList> parse)
        {
            this.read = read;
            var manifest = read("manifest.json");
            if (manifest == null) throw new InvalidDataException("manifest.json does not exist");
            try
            {
                list = parse(new StreamReader(new MemoryStream(manifest)).ReadToEnd());
            }
            catch (Exception)
            {
                // The next line says so.
            }
            if (list == null || list.Version == null || list.Files == null || list.Widgets == null)
                throw new InvalidDataException("manifest.json is not a complete manifest of ev-portal-widgets");
        }

        /// <summary>The build, or null, and then the problem.</summary>
        /// <param name="read">Reads a file. Null if it does not exist.</param>
        /// <param name="parse">Reads JSON. It may throw any exception.</param>
        /// <param name="folder">The folder of the web root for the addresses. Null means one with the version of the build.</param>
        /// <param name="problem">Why the build is not complete.</param>
        public static WidgetBuild Read(Func<string, byte[]> read, Func<string, WidgetList> parse, string folder, out string problem)
        {
            problem = null;
            try
            {
                return new WidgetBuildReader(read, parse).Build(folder);
            }
            catch (InvalidDataException error)
            {
                problem = error.Message;
            }
            catch (Exception error)
            {
                // A fault in one build must not stop pages or other builds.
                problem = "a file cannot be read (" + error.GetType().Name + ")";
            }
            return null;
        }

        private WidgetBuild Build(string folder)
        {
            folder = folder ?? "widgets/" + list.Version;
            // The scripts in translations/ are for pages that no server writes.
            var names = list.Files.Keys.Where(name => Types.ContainsKey(Path.GetExtension(name)) && !name.Contains("/")).ToList();
            if (names.Count == 0 || list.Widgets.Count == 0) throw new InvalidDataException("manifest.json lists no files");
            var files = names.ToDictionary(name => name, name => FileOf(name, "/" + folder + "/" + name));
            var keys = list.Widgets.ToDictionary(each => each.Key, each => each.Value.Translations);
            return new WidgetBuild(list.Version, folder, files, keys);
        }

        private WidgetFile FileOf(string name, string address)
        {
            var contents = new[] { Content(name + ".br", "br"), Content(name + ".gz", "gzip"), Content(name, null) };
            if (contents.Last() == null)
                throw new InvalidDataException(name + " is missing, or is not the file that manifest.json describes");
            var type = Types[Path.GetExtension(name)] + "; charset=utf-8";
            return new WidgetFile(address, type, list.Version, list.Files[name].Integrity, contents.Where(each => each != null).ToList());
        }

        /// <summary>A file that is the one in the manifest, otherwise null.</summary>
        private WidgetContent Content(string name, string encoding)
        {
            WidgetList.Entry listed;
            var bytes = list.Files.TryGetValue(name, out listed) ? read(name) : null;
            if (bytes == null) return null;
            using (var sha = SHA384.Create())
            {
                var isListed = listed.Integrity == "sha384-" + Convert.ToBase64String(sha.ComputeHash(bytes));
                return isListed ? new WidgetContent { Encoding = encoding, Hash = listed.Hash, Bytes = bytes } : null;
            }
        }
    }
}
