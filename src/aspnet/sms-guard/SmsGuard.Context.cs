#if NETFRAMEWORK
using HttpContext = System.Web.HttpContextBase;
#else
using Microsoft.AspNetCore.Http;
#endif

namespace EvPortalWidgets;

// What a site calls. The guard itself knows no request of ASP.NET.
public partial class SmsGuard
{
    /// <summary>
    /// Gives the browser the cookie to which its codes belong. The page with the login card does so, and not only the call for a code: a
    /// browser may repeat that call before the first answer has come.
    /// </summary>
    /// <param name="context">The request for the page.</param>
    /// <returns>What the cookie has. Nobody else knows it.</returns>
    public virtual string KeepBrowser(HttpContext context) => Call(context).KeepBrowser();

    /// <summary>Sends a new code, if it is allowed. Null if it was sent.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="number">The number with its country, as <c>380501234567</c>. In another spelling it is refused.</param>
    /// <param name="send">
    /// Sends the code by the SMS service of the site. An exception means that it was not sent, except when time was out.
    /// </param>
    public virtual Task<SmsRefusal?> SendCode(HttpContext context, string number, Func<string, Task> send) =>
        SendCode(Call(context), number, send);

    /// <summary>Checks a code that was entered. After the right one the browser is known.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="number">The number, as for <c>SendCode</c>.</param>
    /// <param name="code">What was entered.</param>
    public virtual Task<SmsTryResult> TryCode(HttpContext context, string number, string? code) =>
        TryCode(Call(context), number, code);

    /// <summary>Asks before a password is checked. Null if it can be checked.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="typed">The email that was typed.</param>
    /// <param name="id">The site's own name of the account that was found, which never changes. Null if none was found.</param>
    public virtual Task<SmsRefusal?> RefuseLogin(HttpContext context, string? typed, string? id) =>
        RefuseLogin(Call(context), typed, id);

    /// <summary>The password was right, or a new one was set by email: the browser and its network are known from now on.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="id">The site's own name of the account.</param>
    public virtual Task LoginSucceeded(HttpContext context, string id) => LoginSucceeded(Call(context), id);
}
