using System.Web;
using System.Web.Routing;
using EvPortalWidgets;

[assembly: PreApplicationStartMethod(typeof(Portal.Cases), "Start")]

namespace Portal
{
    /// <summary>What the team of the tests writes around the file of the guide: its pages have a language in their address.</summary>
    public static class Cases
    {
        public static void Start()
        {
            Map("{lang}/account/login", "Login", "uk|en");
            Map("{lang}/account/logout", "Logout", "[a-z]{2}");
            Map("{lang}/panel", "Panel", "uk|en");
            Map("account/login", "ToLogin");
            Map("panel", "Panel");
            Map("dev/admin", "Admin");
        }

        public static string IdOf(EvPortalSample.PortalUser user)
        {
            return user == null ? null : user.Id;
        }

        /// <summary>The ids of two users of the tests.</summary>
        public static string RoleOf(string id)
        {
            return id == "1" || id == "380501234567" ? "Admin" : "";
        }

        public static PageData Describe(HttpContext context, string title)
        {
            var language = WidgetCalls.Languages.Of(new HttpRequestWrapper(context.Request));
            return new PageData
            {
                Lang = language,
                Languages = WidgetCalls.Languages.Names,
                Translations = WidgetTexts.For(language),
                AccessRights = context.User.IsInRole("Admin") ? "Admin" : "",
                AfterLogin = WidgetLogin.ReturnTo(HttpUtility.ParseQueryString(context.Request.Url.Query)["ReturnUrl"]),
                Title = title,
            };
        }

        private static void Map(string address, string page, string languages = ".*")
        {
            var constraints = new RouteValueDictionary { { "lang", languages } };
            RouteTable.Routes.MapPageRoute("", address, "~/" + page + ".aspx", false, null, constraints);
        }
    }
}
