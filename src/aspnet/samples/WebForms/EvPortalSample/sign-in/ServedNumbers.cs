using System.Text.RegularExpressions;

namespace EvPortalSample
{
    /// <summary>The numbers to which an SMS is sent.</summary>
    internal static class ServedNumbers
    {
        // The countries of the login card.
        private static readonly Regex Countries = new Regex(@"^(380|421)[0-9]{9}\z");

        // No code begins with 0. Services, free and premium numbers: 700, 800 and 900 of Ukraine, 800 and 900 of Slovakia. 800 and 900 of
        // Ukraine: "Telephone numbers in Ukraine" of Wikipedia, read in November 2026. Check the others with your SMS service.
        // A list of what is mobile would refuse a new operator.
        private static readonly Regex NotMobile = new Regex("^(3800|380[789]00|4210|421800|421900)");

        public static bool Has(string phone)
        {
            return phone != null && Countries.IsMatch(phone) && !NotMobile.IsMatch(phone);
        }
    }
}
