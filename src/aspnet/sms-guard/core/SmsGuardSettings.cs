using System.Globalization;

namespace EvPortalWidgets;

/// <summary>The settings of the site for the guard.</summary>
internal static class SmsGuardSettings
{
    public const string Site = "EvPortalWidgets", Section = Site + ":Sms";
    public const string SecretAdvice =
        "Write at least 32 random characters, the same on all servers and on no other site: openssl rand -hex 32 makes some.";

    /// <summary>The options that are whole numbers.</summary>
    public static readonly IReadOnlyList<Limit> Limits =
    [
        new(nameof(SmsGuardOptions.PerNumber), options => options.PerNumber, (options, value) => options.PerNumber = value),
        new(nameof(SmsGuardOptions.PerPrefix), options => options.PerPrefix, (options, value) => options.PerPrefix = value),
        new(nameof(SmsGuardOptions.PerAddress), options => options.PerAddress, (options, value) => options.PerAddress = value),
        new(nameof(SmsGuardOptions.PasswordsPerAddress), options => options.PasswordsPerAddress, (options, value) => options.PasswordsPerAddress = value),
        new(nameof(SmsGuardOptions.BudgetPerHour), options => options.BudgetPerHour, (options, value) => options.BudgetPerHour = value),
        new(nameof(SmsGuardOptions.BudgetPerDay), options => options.BudgetPerDay, (options, value) => options.BudgetPerDay = value),
    ];

    /// <summary>The options that are settings.</summary>
    public static readonly IReadOnlyList<string> OptionNames =
    [
        .. Limits.Select(each => each.Name), nameof(SmsGuardOptions.Proxies), nameof(SmsGuardOptions.Origins), nameof(SmsGuardOptions.BotCheckCookie),
    ];

    // Of all packages and frameworks: two applications of a site may have the same settings in their environment.
    private static readonly string[] Names =
    [
        "Version", "Host", "SmsGuard", "Redis", "Secret", "BotCheckUrl", "BotCheckSecret", "Sms", "Development", "AntiforgeryHeader",
        "AntiforgeryField",
    ];

    /// <summary>What is wrong with the settings that do not exist: one that is misspelled would be ignored.</summary>
    /// <param name="names">Those below <c>EvPortalWidgets</c> that have a value.</param>
    public static IEnumerable<string> Unknown(IEnumerable<string> names) =>
        names.Select(FirstOf).Distinct(StringComparer.OrdinalIgnoreCase).Where(name => !Names.Contains(name, StringComparer.OrdinalIgnoreCase))
            .Select(name => Unknown(Site, name, Names));

    /// <summary>
    /// Reads settings, named without the section. A list is one, with blanks between its values, or several, as <c>Proxies:0</c>. The
    /// binder of .NET takes no list from one setting, and would leave it empty. What cannot be read is a fault of the options.
    /// </summary>
    public static void Read(SmsGuardOptions options, IEnumerable<KeyValuePair<string, string?>> settings)
    {
        foreach (var setting in settings)
        {
            if (setting.Value is not { } value) continue;
            var name = FirstOf(setting.Key);
            bool Is(string option) => option.Equals(name, StringComparison.OrdinalIgnoreCase);
            if (Is(nameof(options.Proxies))) Add(options.Proxies, value);
            else if (Is(nameof(options.Origins))) Add(options.Origins, value);
            else if (Is(nameof(options.BotCheckCookie))) options.BotCheckCookie = value;
            else
            {
                var limit = Limits.FirstOrDefault(each => Is(each.Name));
                if (limit is null && value.Length == 0) continue;
                if (limit is null) options.Unread.Add(Unknown(options.Section, name, OptionNames));
                else if (int.TryParse(value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var whole)) limit.Set(options, whole);
                else options.Unread.Add(options.Wrong(limit.Name, value, "a whole number"));
            }
        }
    }

    /// <summary>The secret, without which several servers could not share a store.</summary>
    public static string SecretFor(string what, string? secret) => string.IsNullOrWhiteSpace(secret)
        ? throw new ArgumentException(what + " needs " + Site + ":Secret. " + SecretAdvice) : secret!;

    private static void Add(IList<string> list, string value)
    {
        foreach (var part in value.Split([' ', ',', ';'], StringSplitOptions.RemoveEmptyEntries)) list.Add(part);
    }

    private static string FirstOf(string name) => name.Split(':')[0];

    /// <summary>
    /// Who goes back to this version cannot always change a file at once, but can override what a newer version has put there by nothing.
    /// </summary>
    private static string Unknown(string section, string name, IEnumerable<string> all) =>
        section + ":" + name + " is no setting. There are " + string.Join(", ", all)
            + ". If a newer version has it, remove it or let it be empty: then it is ignored.";

    /// <summary>An option that is a whole number. It is null where the site has not set it and another one counts.</summary>
    internal sealed record Limit(string Name, Func<SmsGuardOptions, int?> Get, Action<SmsGuardOptions, int> Set);
}
