using System;
using System.Web;
using System.Web.Routing;

namespace Portal
{
    public class Global : HttpApplication
    {
        /// <summary>A page at each address to which the widgets lead. A site has its own pages there.</summary>
        protected void Application_Start(object sender, EventArgs e)
        {
            var languages = new RouteValueDictionary { { "lang", "[a-z]{2}" } };
            foreach (var each in new[]
            {
                "{lang}", "{lang}/karta_zapravok", "{lang}/mobilnoe_prilozhenie", "{lang}/kontakty",
                "{lang}/politika_konfidencialnosti", "{lang}/uslovija_i_polozhenija",
            })
                RouteTable.Routes.MapPageRoute(each, each, "~/Page.aspx", false, null, languages);
            foreach (var each in new[] { "", "account/signup", "account/forgotpassword" })
                RouteTable.Routes.MapPageRoute(each, each, "~/Page.aspx", false);
            foreach (var each in new[]
            {
                "{lang}/profile/editadmin", "{lang}/clients", "{lang}/dashboard", "{lang}/report", "{lang}/payments",
            })
                RouteTable.Routes.MapPageRoute(each, each, "~/ForAdmins.aspx", false, null, languages);
        }
    }
}
