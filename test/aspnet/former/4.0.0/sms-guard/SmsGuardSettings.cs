using System.Globalization;

namespace EvPortalWidgets;

/// <summary>The settings of the site for the guard.</summary>
internal static class SmsGuardSettings
{
    public const string Section = "EvPortalWidgets:Sms";

    /// <summary>
    /// Reads settings, named without the section. A list is one, with blanks between its values, or several, as <c>Proxies:0</c>.
    /// </summary>
    public static void Read(SmsGuardOptions options, IEnumerable<KeyValuePair<string, string?>> settings)
    {
        var properties = typeof(SmsGuardOptions).GetProperties()
            .Where(each => !typeof(Delegate).IsAssignableFrom(each.PropertyType)).ToList();
        foreach (var setting in settings)
        {
            if (setting.Value is not { } value) continue;
            var name = setting.Key.Split(':')[0];
            var property = properties.Find(each => each.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
            if (property is null)
            {
                var all = string.Join(", ", properties.Select(each => each.Name));
                throw new ArgumentException(Section + ":" + name + " is no setting. There are " + all + ".");
            }
            if (property.GetValue(options, null) is IList<string> list)
                foreach (var part in value.Split([' ', ',', ';'], StringSplitOptions.RemoveEmptyEntries)) list.Add(part);
            else if (property.PropertyType == typeof(string)) property.SetValue(options, value, null);
            else if (int.TryParse(value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var whole))
                property.SetValue(options, whole, null);
            else throw Wrong(property.Name, value, "a whole number");
        }
    }

    public static ArgumentException Wrong(string name, object value, string allowed) =>
        new(Section + ":" + name + " is \"" + value + "\". Write " + allowed + ".");
}
