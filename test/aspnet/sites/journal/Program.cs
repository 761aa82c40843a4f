using System.Globalization;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddRazorPages();
builder.Services.AddControllers();
builder.Services.AddAntiforgery(options =>
{
    options.HeaderName = "X-JOURNAL-CSRF";
    options.FormFieldName = "journal-csrf";
});
builder.Services.AddAuthentication("Readers")
    .AddCookie("Readers", options => options.LoginPath = "/signin")
    .AddCookie("Editors");
builder.Services.Configure<RequestLocalizationOptions>(options =>
{
    options.SetDefaultCulture("de-DE").AddSupportedCultures("de-DE", "en-US").AddSupportedUICultures("de-DE", "en-US");
});

var app = builder.Build();
app.UseRequestLocalization();
app.UseRouting();
app.UseAuthentication();
app.UseAuthorization();
app.MapRazorPages();
app.MapControllers();
app.Run();
