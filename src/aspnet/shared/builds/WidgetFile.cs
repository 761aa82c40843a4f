#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;

namespace EvPortalWidgets
{
    /// <summary>A file of a build, for example <c>header.js</c>.</summary>
    public sealed class WidgetFile
    {
        private readonly string version;

        internal WidgetFile(string address, string type, string version, string integrity, ICollection<WidgetContent> contents)
        {
            this.version = version;
            Hash = contents.Last().Hash;
            Address = address + "?v=" + Hash;
            Integrity = integrity;
            Type = type;
            Contents = contents;
        }

        /// <summary>Its address in the site, with its hash.</summary>
        public string Address { get; private set; }

        /// <summary>The value of the attribute <c>integrity</c> of its tag.</summary>
        public string Integrity { get; private set; }

        /// <summary>The value of the header <c>Content-Type</c>.</summary>
        internal string Type { get; private set; }

        internal string Hash { get; private set; }

        /// <summary>The file in each encoding, the smallest first. The last one is not compressed.</summary>
        internal ICollection<WidgetContent> Contents { get; private set; }

        /// <summary>Whether an address below <c>/widgets/</c> can mean only this content, so that it may be kept for a year.</summary>
        internal bool IsOnlyMeaningOf(string path, string hash)
        {
            return string.IsNullOrEmpty(hash) ? path.StartsWith(version + "/", StringComparison.Ordinal) : hash == Hash;
        }
    }

    /// <summary>The content of a file in one encoding, <c>br</c> or <c>gzip</c>, or null if it is not compressed.</summary>
    internal sealed class WidgetContent
    {
        public string Encoding { get; set; }

        public string Hash { get; set; }

        public byte[] Bytes { get; set; }
    }
}
