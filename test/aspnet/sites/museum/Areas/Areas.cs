using System.Web.Mvc;

namespace Portal.Areas
{
    public class AccountArea : AreaRegistration
    {
        public override string AreaName
        {
            get { return "Account"; }
        }

        public override void RegisterArea(AreaRegistrationContext context)
        {
            context.MapRoute("Account", "account/{controller}/{action}", new { controller = "Login", action = "Index" });
        }
    }

    public class AdminArea : AreaRegistration
    {
        public override string AreaName
        {
            get { return "Admin"; }
        }

        public override void RegisterArea(AreaRegistrationContext context)
        {
            context.MapRoute("Admin", "admin/{controller}/{action}", new { controller = "Home", action = "Index" });
        }
    }
}
