#nullable disable
using System;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Resources;

namespace EvPortalWidgets
{
    /// <summary>Reads the resources that a site has compiled.</summary>
    internal static class CompiledTexts
    {
        /// <summary>Finds the texts of one culture, without those of its parents. Null if it has none.</summary>
        public static Func<string, string> In(ResourceManager manager, CultureInfo culture)
        {
            var set = manager.GetResourceSet(culture, true, false);
            if (set == null) return null;
            return key => set.GetObject(key, true) as string;
        }

        /// <summary>The <c>NeutralResourcesLanguage</c> of the assembly, or null.</summary>
        public static string NeutralOf(ResourceManager manager)
        {
            // Only a class that inherits it can read this field.
            var field = typeof(ResourceManager).GetField("MainAssembly", BindingFlags.Instance | BindingFlags.NonPublic);
            var assembly = field == null ? null : field.GetValue(manager) as Assembly;
            if (assembly == null) return null;
            return assembly.GetCustomAttributes(typeof(NeutralResourcesLanguageAttribute), false)
                .Cast<NeutralResourcesLanguageAttribute>().Select(each => each.CultureName).FirstOrDefault(name => name != "");
        }
    }
}
