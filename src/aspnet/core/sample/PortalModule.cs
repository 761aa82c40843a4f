namespace Portal;

/// <summary>What a site needs for the logins and the languages of this folder.</summary>
public static class PortalModule
{
    public static void AddServices(IServiceCollection services)
    {
        services.AddSingleton<SmsCenter>().AddSingleton<Users>();
        services.AddAuthentication("Cookies").AddCookie();
    }

    public static void Use(IApplicationBuilder app)
    {
        app.UseRequestLocalization(Languages.Configure);
        app.UseAuthentication();
    }
}
