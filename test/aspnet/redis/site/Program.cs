using EvPortalWidgets;

// Each call says in plain text what the guard does, and which code it sends.
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddWidgets().AddSmsGuard();
var site = builder.Build();
site.MapGet("/account/login", (HttpContext context, SmsGuard guard) => guard.KeepBrowser(context));
site.MapGet("/login/checkout", async (HttpContext context, SmsGuard guard, string u) =>
{
    var sent = "";
    var refusal = await guard.SendCode(context, u, code =>
    {
        sent = code;
        return Task.CompletedTask;
    });
    return refusal?.Reason ?? sent;
});
site.MapGet("/phone", async (HttpContext context, SmsGuard guard, string u, string code) => (await guard.TryCode(context, u, code)).Result.ToString());
site.Run();
