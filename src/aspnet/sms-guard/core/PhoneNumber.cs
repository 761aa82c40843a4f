using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// The one spelling of a phone number that counts. Otherwise each spelling had a limit of its own, and the SMS of all go to one phone.
/// </summary>
internal static class PhoneNumber
{
    /// <summary>
    /// No number has 0 after the dialling code of a country that the login card offers: 3800… is a second spelling of 380….
    /// </summary>
    public static readonly IReadOnlyList<string> SecondSpellings = ["3800", "4210"];

    private static readonly Regex Digits = new("^(?!" + string.Join("|", SecondSpellings) + @")[1-9][0-9]{6,14}\z");

    /// <summary>Whether this is the dialling code and the number, in digits alone, as <c>380501234567</c>.</summary>
    public static bool Is(string number) => Digits.IsMatch(number);
}
