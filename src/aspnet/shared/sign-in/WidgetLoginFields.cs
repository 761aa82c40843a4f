using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// What a visitor may type into the login card. What is too long is wrong. It is neither looked up nor cut: a database may cut it, and
/// find somebody else.
/// </summary>
public static class WidgetLoginFields
{
    private static readonly Regex Countries = new Regex("^" + WidgetCountries.Number + @"\z");

    // Services, free and premium numbers: 700, 800 and 900 of Ukraine, 800 and 900 of Slovakia. 800 and 900 of
    // Ukraine: "Telephone numbers in Ukraine" of Wikipedia, read in November 2026. Check the others with your SMS service.
    // A list of what is mobile would refuse a new operator.
    private static readonly Regex NotMobile = new Regex("^(380[789]00|421800|421900)");

    // A dialling code was typed after the one that was chosen. No mobile phone has such a number: 38 of both countries and 42 of Slovakia
    // are landlines, and 42 of Ukraine is not given.
    private static readonly Regex TwoDiallingCodes = new Regex("^" + WidgetCountries.DialCode + WidgetCountries.DialCode);

    /// <summary>Whether an SMS can be sent to a number of a country that the card offers, as <c>380501234567</c>.</summary>
    public static bool IsServed(string? number) => number != null && Countries.IsMatch(number)
        && PhoneNumber.Is(number) && !NotMobile.IsMatch(number) && !TwoDiallingCodes.IsMatch(number);

    // A database takes some letters for others, as ø for o, and the guard of passwords cannot know which.
    private static readonly Regex Email = new Regex(@"^[ -~]{0,254}\z");

    /// <summary>Whether an account may be looked up by this email: it has only ASCII characters.</summary>
    public static bool IsEmail(string? typed) => typed != null && Email.IsMatch(typed);

    /// <summary>Whether this password may be checked.</summary>
    public static bool IsPassword(string? typed) => typed != null && typed.Length <= 1024;
}
