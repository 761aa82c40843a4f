using System;
using System.Globalization;
using System.Threading;
using System.Web;
using System.Web.UI;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>A page of this folder, in the language of its address.</summary>
    public class PortalForm : Page
    {
        protected HttpContextBase Visit
        {
            get { return Request.RequestContext.HttpContext; }
        }

        /// <summary>A text of the widgets, in the language of the page.</summary>
        protected string Text(string key)
        {
            return WidgetTexts.For(PortalLanguages.Offered.Of(Visit.Request))[key];
        }

        protected override void InitializeCulture()
        {
            Thread.CurrentThread.CurrentUICulture = new CultureInfo(PortalLanguages.Offered.Of(Visit.Request));
        }

        protected override void OnPreInit(EventArgs e)
        {
            // Or the master page of your site. It needs the place MainContent.
            MasterPageFile = "~/EvPortalSample/PortalLayout.Master";
            base.OnPreInit(e);
        }

        protected override void OnInit(EventArgs e)
        {
            var owner = PortalLogin.Guard.KeepBrowser(Visit) + "\n" + User.Identity.Name;
            // The master page of Visual Studio's template has a key of its own.
            if (string.IsNullOrEmpty(ViewStateUserKey)) ViewStateUserKey = owner;
            base.OnInit(e);
        }
    }
}
