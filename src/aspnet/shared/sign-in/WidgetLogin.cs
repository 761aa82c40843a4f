#nullable disable
using System.Linq;

namespace EvPortalWidgets
{
    /// <summary>Where a visitor goes after a login.</summary>
    public static class WidgetLogin
    {
        /// <summary>
        /// The value for <c>AfterLogin</c>: the page that the visitor asked for, which ASP.NET names in <c>ReturnUrl</c>. Null if the
        /// address does not belong to this site. The card then leads to the control panel.
        /// </summary>
        /// <param name="returnUrl">The value of <c>ReturnUrl</c> in the address of the login page.</param>
        public static string ReturnTo(string returnUrl)
        {
            // The rule of Url.IsLocalUrl, which needs a controller.
            var isLocal = !string.IsNullOrEmpty(returnUrl) && returnUrl[0] == '/'
                && (returnUrl.Length == 1 || (returnUrl[1] != '/' && returnUrl[1] != '\\'))
                && !returnUrl.Any(char.IsControl);
            return isLocal ? returnUrl : null;
        }
    }
}
