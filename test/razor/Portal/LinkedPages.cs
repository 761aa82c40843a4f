using System;
using System.Collections.Generic;
using System.Linq;

namespace Portal
{
    /// <summary>
    /// The pages that the widgets link to. Those without content have only a title. The tests list them, see
    /// test/site/linked-pages.mjs. The MVC 5 site has a copy of this file.
    /// </summary>
    public static class LinkedPages
    {
        /// <summary>The translation key of the link's text, by the path behind the language.</summary>
        public static readonly IDictionary<string, string> Texts =
            (Environment.GetEnvironmentVariable("LINKED_PAGES") ?? "")
                .Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries)
                .Select(page => page.Split('='))
                .ToDictionary(page => page[0], page => page[1]);
    }
}
