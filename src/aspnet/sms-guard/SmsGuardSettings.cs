#nullable disable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace EvPortalWidgets
{
    /// <summary>The settings of the site for the guard.</summary>
    internal static class SmsGuardSettings
    {
        public const string Section = "EvPortalWidgets:Sms";

        /// <summary>Reads the settings. A list is one setting, with blanks between its values, or several, as <c>Proxies:0</c>.</summary>
        /// <param name="options">The options that they change.</param>
        /// <param name="settings">Their names without the section, and their values.</param>
        public static void Read(SmsGuardOptions options, IEnumerable<KeyValuePair<string, string>> settings)
        {
            var properties = typeof(SmsGuardOptions).GetProperties()
                .Where(each => !typeof(Delegate).IsAssignableFrom(each.PropertyType)).ToList();
            foreach (var setting in settings.Where(each => each.Value != null))
            {
                var name = setting.Key.Split(':')[0];
                var property = properties.Find(each => each.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
                if (property == null)
                {
                    var all = string.Join(", ", properties.Select(each => each.Name));
                    throw new ArgumentException(Section + ":" + name + " is no setting. There are " + all + ".");
                }
                var list = property.GetValue(options, null) as IList<string>;
                if (list == null) property.SetValue(options, ValueOf(property.Name, property.PropertyType, setting.Value), null);
                else foreach (var value in Parts(setting.Value)) list.Add(value);
            }
        }

        private static string[] Parts(string text)
        {
            return text.Split(new[] { ' ', ',', ';' }, StringSplitOptions.RemoveEmptyEntries);
        }

        public static ArgumentException Wrong(string name, string value, string allowed)
        {
            return new ArgumentException(Section + ":" + name + " is \"" + value + "\". Write " + allowed + ".");
        }

        private static object ValueOf(string name, Type type, string text)
        {
            int whole;
            double number;
            TimeSpan time;
            var invariant = CultureInfo.InvariantCulture;
            if (type == typeof(string)) return text;
            if (type == typeof(int) && int.TryParse(text, NumberStyles.AllowLeadingSign, invariant, out whole)) return whole;
            if (type == typeof(double) && double.TryParse(text, NumberStyles.Float, invariant, out number)) return number;
            if (type == typeof(TimeSpan) && TimeSpan.TryParse(text, invariant, out time)) return time;
            if (type == typeof(TimeSpan)) throw Wrong(name, text, "a time, as 00:30:00");
            throw Wrong(name, text, type == typeof(int) ? "a whole number" : "a number with a point");
        }
    }
}
