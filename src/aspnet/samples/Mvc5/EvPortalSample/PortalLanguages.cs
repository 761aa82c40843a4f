using System.Collections.Generic;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>The languages that a visitor can choose. A new one needs texts, and a flag.</summary>
    public static class PortalLanguages
    {
        public static readonly WidgetLanguages Offered = new WidgetLanguages("uk", new Dictionary<string, string>
        {
            { "uk", "Українська" },
            { "ru", "Русский" },
            { "en", "English" },
        });
    }
}
