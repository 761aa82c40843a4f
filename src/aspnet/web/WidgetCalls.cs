using System.Configuration;
using System.Web;

namespace EvPortalWidgets;

/// <summary>Settings for requests that the widgets send.</summary>
internal static class WidgetCalls
{
    private static int checkouts;

    /// <summary>Whether a site is known to have the login card: it has a guard, or has said that it does without one.</summary>
    private static bool SendsCodes => SmsGuard.IsMade || ConfigurationManager.AppSettings["EvPortalWidgets:SmsGuard"] == "none";

    /// <summary>
    /// Where a site lets in nobody without a session, a widget gets the status 401. Forms authentication would redirect it to the login
    /// page, even with the header <c>X-Requested-With</c>. An event after <c>BeginRequest</c> is too late. No cache keeps the answers to
    /// the widgets' calls, whatever the site configures.
    /// </summary>
    public static void AnswerWithStatus(HttpContext context)
    {
        if (WidgetCallPaths.Has(context.Request.Path))
        {
            if (context.Request.Headers[WidgetCallPaths.ByScript] == "XMLHttpRequest")
                context.Response.SuppressFormsAuthenticationRedirect = true;
            KeepUncached(new HttpCachePolicyWrapper(context.Response.Cache));
            context.Response.AppendHeader("X-Content-Type-Options", "nosniff");
        }
        NoteCheckout(context.Request.Path);
    }

    /// <summary>
    /// Answers a login that is not from the card with 400, before anything reads it. A site that has only other widgets may have a form of
    /// its own at such an address.
    /// </summary>
    public static void RefuseForm(HttpContext context)
    {
        var request = context.Request;
        var isForm = WidgetCallPaths.IsForm(request.HttpMethod, request.Path, request.Headers[WidgetCallPaths.ByScript]);
        if (!isForm || !SendsCodes) return;
        SiteLog.Lines.Once(SignInEvents.NotByScript);
        Refuse(context, 400);
    }

    /// <summary>Answers a login that is too long with 413, before anything reads it.</summary>
    public static void RefuseLong(HttpContext context)
    {
        var request = context.Request;
        // A request in chunks does not say how long it is. No browser sends one.
        var isShort = request.ContentLength <= WidgetCallPaths.LongestLogin && request.Headers["Transfer-Encoding"] is null;
        if (isShort || !WidgetCallPaths.IsLogin(request.Path)) return;
        Refuse(context, 413);
    }

    /// <summary>Says once that the site sends SMS without a guard. The first call may create the guard, so the second one counts.</summary>
    private static void NoteCheckout(string path)
    {
        if (SendsCodes || !path.EndsWith("/login/checkout", StringComparison.OrdinalIgnoreCase)) return;
        if (Interlocked.Increment(ref checkouts) == 2) SiteLog.Lines.Write(SmsEvents.NoGuard);
    }

    private static void Refuse(HttpContext context, int status)
    {
        context.Response.StatusCode = status;
        // Otherwise IIS answers with its own error page.
        context.Response.TrySkipIisCustomErrors = true;
        context.ApplicationInstance.CompleteRequest();
    }

    public static void KeepUncached(HttpCachePolicyBase cache)
    {
        // [OutputCache] cannot take these back. Mono lets it store an answer, so each stored answer is ignored.
        cache.SetCacheability(HttpCacheability.NoCache);
        cache.SetNoStore();
        cache.SetNoServerCaching();
        cache.AddValidationCallback(Ignore, null);
    }

    private static void Ignore(HttpContext context, object data, ref HttpValidationStatus status) => status = HttpValidationStatus.Invalid;
}
