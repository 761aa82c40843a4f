using EvPortalWidgets;
using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Mvc;

// Without MVC, so that it can be trimmed: a page writes the placeholders and the token of the card itself.
var builder = WebApplication.CreateSlimBuilder(args);
builder.Services.AddWidgets(context => new PageData { Lang = "uk", Translations = WidgetTexts.For("uk"), BodyFormat = "form" });
builder.Services.AddWidgetSignIn();
builder.Services.AddAntiforgery();
builder.Services.AddAuthorization();
builder.Services.AddScoped<SiteLogin>();
builder.Services.ConfigureHttpJsonOptions(json => json.SerializerOptions.TypeInfoResolverChain.Insert(0, GuardedLoginJson.Default));

var app = builder.Build();
app.UseAuthentication().UseAuthorization().UseAntiforgery();
app.MapWidgets();

app.MapGet("/uk/account/login", (HttpContext context, WidgetTags tags, SmsGuard guard, IAntiforgery antiforgery) =>
{
    guard.KeepBrowser(context);
    var token = antiforgery.GetAndStoreTokens(context);
    return Page(
        tags, $"<div data-widget=\"login-card\"><input type=\"hidden\" name=\"{token.FormFieldName}\" value=\"{token.RequestToken}\"></div>");
});

app.MapGet("/login/checkout", async (HttpContext context, SmsGuard guard, string u) =>
{
    var sent = await guard.SendCodeAsync(context, u, (code, stop) =>
    {
        Console.WriteLine($"SMS to +{u}: {WidgetLoginSms.For(context, code, "uk")}");
        return Task.CompletedTask;
    }, context.RequestAborted);
    return sent.AnswerIn("uk");
});

app.MapPost("/account/phonelogin", async (
    HttpContext context, SmsGuard guard, WidgetSignIn session, [FromForm] string phonecode, [FromForm] string phone, [FromForm] string code) =>
{
    var tried = await guard.TryCodeAsync(context, phonecode + phone, code, context.RequestAborted);
    return tried.AnswerIn("uk") ?? await session.SignInAsync(context, phonecode + phone, "Driver");
}).AnswerStalePage();

app.MapPost("/account/emaillogin", async Task<IResult> (HttpContext context, SmsGuard guard, [FromForm] string email) =>
{
    var refused = await guard.RefuseLoginAsync(context, email, "1", context.RequestAborted);
    return refused.Refusal is { } refusal ? refusal.LoginAnswer(context, "Not a person") : Results.Ok(WidgetAnswer.Refused("Wrong"));
}).AnswerStalePage();

// The file of the guide for a login without the widgets.
app.MapGuardedLogin();

app.MapGet("/panel", (HttpContext context, WidgetTags tags) => Page(tags, $"<h1>{context.User.Identity!.IsAuthenticated}</h1>"))
    .RequireAuthorization();

app.Run();

static IResult Page(WidgetTags tags, string content) => Results.Content(
    $"<!DOCTYPE html><html lang=\"uk\"><head><title>Portal</title>{tags.Styles()}</head><body><div data-widget=\"header\"></div>"
    + $"<main>{content}</main>{tags.Scripts()}</body></html>", "text/html; charset=utf-8");
