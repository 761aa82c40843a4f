using System;
using System.Resources;

namespace Portal.Resources
{
    /// <summary>The site's own texts, <c>SiteTexts.*.resx</c>.</summary>
    public static class SiteTexts
    {
        private static readonly ResourceManager Manager = new ResourceManager(typeof(SiteTexts));

        /// <summary>The text in the language of the request, or null.</summary>
        public static string Find(string key)
        {
            return Manager.GetString(key);
        }

        public static string Of(string key)
        {
            var text = Find(key);
            if (text == null) throw new ArgumentException("There is no text for " + key + ".", "key");
            return text;
        }
    }
}
