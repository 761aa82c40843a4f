using EvPortalSample;
using Microsoft.AspNetCore.Identity;
using Microsoft.Extensions.FileProviders;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddWidgets(PortalPage.Describe);
PortalModule.AddServices(builder.Services);

builder.Services.AddSingleton<IUserStore<IdentityUser>, UsersInMemory>();
builder.Services.AddIdentityCore<IdentityUser>().AddSignInManager();
builder.Services.AddAuthentication(IdentityConstants.ApplicationScheme).AddIdentityCookies();
builder.Services.ConfigureApplicationCookie(cookie => cookie.LoginPath = "/account/login");
builder.Services.AddScoped<EvPortalWidgets.IWidgetSession, IdentitySession>();
builder.Services.AddScoped<IUserConfirmation<IdentityUser>, ConfirmedUser>();

builder.Services.Configure<IdentityPasskeyOptions>(passkeys =>
{
    passkeys.ServerDomain = builder.Configuration["EvPortalWidgets:Host"] ?? "localhost";
    passkeys.ResidentKeyRequirement = "required";
    var origin = builder.Configuration["PasskeyOrigin"] ?? $"https://{passkeys.ServerDomain}";
    passkeys.ValidateOrigin = answer => ValueTask.FromResult(answer.Origin == origin && !answer.CrossOrigin);
});

var app = builder.Build();
app.UseStaticFiles();
var flags = Path.GetFullPath("../Core/wwwroot", app.Environment.ContentRootPath);
app.UseStaticFiles(new StaticFileOptions { FileProvider = new PhysicalFileProvider(flags) });
app.UseRouting();
app.UseAuthorization();
app.MapWidgets();
app.MapControllers();
app.Run();
