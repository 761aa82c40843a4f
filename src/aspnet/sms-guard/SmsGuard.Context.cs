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
    /// Gives the browser the cookie to which its codes belong, and keeps the answer out of caches that visitors share. The page with the login card does so, and not only the call for a code: a
    /// browser may repeat that call before the first answer has come.
    /// </summary>
    /// <param name="context">The request for the page.</param>
    /// <returns>What the cookie has. Nobody else knows it.</returns>
    public virtual string KeepBrowser(HttpContext context) => Call(context).KeepBrowser();

    /// <summary>Sends a new code, if it is allowed.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="number">The number with its country, as <c>380501234567</c>. In another spelling it is refused.</param>
    /// <param name="send">
    /// Sends the code by the SMS service of the site. What it throws is in the log, and is a refusal: <c>SmsUnavailable</c>, or
    /// <c>SmsSentTimeout</c> when time was out, because the SMS may still arrive. In ASP.NET Core a site in Development gets the exception.
    /// If the service refuses the number, throw a <see cref="SmsRejectedException" />.
    /// </param>
    /// <param name="cancellationToken">
    /// Says that the visitor has gone. Then nothing is sent and nothing counts. But as soon as <paramref name="send" /> is called, which
    /// gets this, too, the SMS counts.
    /// </param>
    /// <returns>Whether the SMS was sent, or why not.</returns>
    /// <exception cref="OperationCanceledException">The visitor has gone.</exception>
    public virtual Task<SmsResult> SendCodeAsync(
        HttpContext context, string number, Func<string, CancellationToken, Task> send, CancellationToken cancellationToken = default) =>
        SendCode(Call(context, cancellationToken), number, send);

    /// <summary>Checks a code that was entered. After the right one the browser is known.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="number">The number, as for <c>SendCodeAsync</c>.</param>
    /// <param name="code">What was entered. Blanks and hyphens do not count. If it is not six digits, it is wrong, and costs no try.</param>
    /// <param name="cancellationToken">Says that the visitor has gone. A try that has begun goes on.</param>
    /// <returns>What the code was. Sign the visitor in only after <c>Right</c>.</returns>
    /// <exception cref="OperationCanceledException">The visitor had gone before the try.</exception>
    public virtual Task<SmsTryResult> TryCodeAsync(
        HttpContext context, string number, string? code, CancellationToken cancellationToken = default) =>
        TryCode(Call(context, cancellationToken), number, code);

    /// <summary>Asks before a password is checked.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="typed">The email that was typed.</param>
    /// <param name="id">The site's own name of the account that was found, which never changes. Null if none was found.</param>
    /// <param name="cancellationToken">Says that the visitor has gone.</param>
    /// <returns>Whether it is refused. Then do not check the password, and answer with the refusal.</returns>
    /// <exception cref="OperationCanceledException">The visitor has gone.</exception>
    public virtual Task<SmsResult> RefuseLoginAsync(
        HttpContext context, string? typed, string? id, CancellationToken cancellationToken = default) =>
        RefuseLogin(Call(context, cancellationToken), typed, id);

    /// <summary>
    /// The password was right, or a new one was set by email: the browser and its network are known from now on. Nothing cancels this:
    /// otherwise the right password of a visitor who has gone would count as a wrong one. A request after that of <c>RefuseLoginAsync</c> can
    /// call it, too, as with a second factor: within ten minutes, and in the same browser.
    /// </summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="id">The site's own name of the account.</param>
    public virtual Task LoginSucceededAsync(HttpContext context, string id) => LoginSucceeded(Call(context), id);
}
