using Microsoft.AspNetCore.Mvc.RazorPages;

namespace EvPortalSample;

/// <summary>What a site needs for the logins and the languages of this folder.</summary>
public static class PortalModule
{
    public static void AddServices(IServiceCollection services)
    {
        services.AddSingleton<BotCheck>().AddSmsGuard((options, provider) =>
        {
            var check = provider.GetRequiredService<BotCheck>();
            if (check.IsConfigured) options.BotCheck = check.Passes;
        });
        services.AddSingleton<SmsCenter>().AddSingleton<SmsGateway>().AddSingleton<LoginHost>().AddSingleton<PortalUsers>();
        services.AddAuthentication("Cookies").AddCookie(options => options.LoginPath = "/account/login");
        services.AddControllersWithViews();
        services.Configure<RazorPagesOptions>(PortalLanguages.AddTo);
    }

    public static void Use(WebApplication app)
    {
        app.UseRequestLocalization(PortalLanguages.Configure);
        app.UseAuthentication();
        PortalLanguages.Map(app);

        var tasks = UnfinishedAttribute.TasksOf(typeof(PortalUsers), typeof(SmsGateway));
        if (!app.Environment.IsDevelopment() && tasks.Length > 0)
            app.Logger.LogError("Logins are answered with 503 until the sample is finished: {Tasks}", string.Join(' ', tasks));
        if (!app.Services.GetRequiredService<LoginHost>().IsKnown)
        {
            app.Logger.LogWarning(
                "Browsers cannot fill in the code of an SMS: name the host of the login page in the setting EvPortalWidgets:Host.");
        }
    }
}
