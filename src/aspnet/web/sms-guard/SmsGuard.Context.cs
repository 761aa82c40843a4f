using System.Configuration;
using System.Web;

namespace EvPortalWidgets;

public partial class SmsGuard
{
    /// <summary>Creates the guard at the start of the site, which has one. Throws if a setting cannot work.</summary>
    /// <param name="configure">Changes the options, after the settings of the site.</param>
    public SmsGuard(Action<SmsGuardOptions>? configure) : this(Options(configure), Stores(), WidgetSite.Log, WidgetSite.Now)
    {
        SmsGuardCheck.IsGuarded = true;
        BotCheck = CheckService.IfConfigured();
        // IIS starts the site anew in the same process.
        AppDomain.CurrentDomain.DomainUnload += (_, _) => Dispose();
    }

    /// <summary>The numbers that have signed in. Null if the site has no list.</summary>
    public IKnownNumbers? KnownNumbers { get; set; }

    /// <summary>The check for robots: that of the settings, or of the site. Null if there is none.</summary>
    public IBotCheck? BotCheck { get; set; }

    /// <summary>
    /// Gives the browser the cookie to which its codes belong. The page with the login card does so, and not only the call for a
    /// code: a browser may repeat that call before the first answer has come.
    /// </summary>
    /// <param name="context">The request for the page.</param>
    /// <returns>What the cookie has. Nobody else knows it.</returns>
    public virtual string KeepBrowser(HttpContextBase context) => new SmsGuardCall(context, this).KeepBrowser();

    /// <summary>Sends a new code, if it is allowed. Null if it was sent.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="number">The number with its country, as <c>380501234567</c>.</param>
    /// <param name="send">
    /// Sends the code by the SMS service of the site. An exception means that it was not sent, except when time was out.
    /// </param>
    public virtual Task<SmsRefusal?> SendCode(HttpContextBase context, string number, Func<string, Task> send) =>
        SendCode(new SmsGuardCall(context, this), number, send);

    /// <summary>Checks a code that was entered. After the right one the browser is known.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="number">The number.</param>
    /// <param name="code">What was entered.</param>
    public virtual Task<SmsTryResult> TryCode(HttpContextBase context, string number, string? code) =>
        TryCode(new SmsGuardCall(context, this), number, code);

    /// <summary>Asks before a password is checked. Null if it can be checked.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="typed">The email that was typed.</param>
    /// <param name="id">The site's own name of the account that was found, which never changes. Null if none was found.</param>
    public virtual Task<SmsRefusal?> RefuseLogin(HttpContextBase context, string? typed, string? id) =>
        RefuseLogin(new SmsGuardCall(context, this), typed, id);

    /// <summary>The password was right, or a new one was set by email: the browser and its network are known from now on.</summary>
    /// <param name="context">The call of the login card.</param>
    /// <param name="id">The site's own name of the account.</param>
    public virtual Task LoginSucceeded(HttpContextBase context, string id) => LoginSucceeded(new SmsGuardCall(context, this), id);

    private static ISmsStore Stores()
    {
        var settings = ConfigurationManager.AppSettings;
        return StoreOfSite.Of(
            settings[StoreOfSite.Section + "Redis"], settings[StoreOfSite.Section + "Secret"], WidgetSite.Now, "Install-Package");
    }

    private static SmsGuardOptions Options(Action<SmsGuardOptions>? configure)
    {
        const string section = SmsGuardSettings.Section + ":";
        var settings = ConfigurationManager.AppSettings;
        SmsGuardOptions options = new();
        var names = settings.AllKeys.Where(name => name is not null && name.StartsWith(section, StringComparison.OrdinalIgnoreCase));
        SmsGuardSettings.Read(
            options, names.Select(name => new KeyValuePair<string, string?>(name.Substring(section.Length), settings[name])));
        options.Secret = settings[StoreOfSite.Section + "Secret"];
        configure?.Invoke(options);
        return options;
    }
}
