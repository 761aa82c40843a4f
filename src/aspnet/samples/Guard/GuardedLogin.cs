#nullable enable
using System.Security.Claims;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

/// <summary>A login by SMS and by email with the codes and the limits of SmsGuard. A script of your page calls it, with JSON.</summary>
public static class GuardedLogin
{
    public static void MapGuardedLogin(this IEndpointRouteBuilder site)
    {
        // Remove this line when the methods at the end of this file are yours. Those of the sample have an account with a known password, and log each code.
        if (!site.ServiceProvider.GetRequiredService<IHostEnvironment>().IsDevelopment())
            throw new NotImplementedException("Write the methods at the end of GuardedLogin.cs.");

        // No call needs more.
        var calls = site.MapGroup("").WithMetadata(new RequestSizeLimitAttribute(16_384));

        // The page with your login. It gives the browser a cookie, because a code is right only in the browser that has asked for it.
        site.MapGet("/login", (HttpContext context, SmsGuard guard) =>
        {
            guard.KeepBrowser(context);
            return "Your page is here.";
        });

        // The number has its country: 380501234567. Without the header X-Requested-With: XMLHttpRequest no SMS is sent.
        calls.MapPost("/login/code", async (ByPhone typed, HttpContext context, SmsGuard guard, CancellationToken gone) =>
        {
            var number = typed.Number ?? "";
            // Yours: the countries in which your drivers live. An SMS to others may cost a hundred times as much, and earn money for who asks.
            if (number.Length != 12 || !number.StartsWith("380", StringComparison.Ordinal)) return Refused(WidgetCodes.NotAllowedSmsForCountry);
            var sent = await guard.SendCodeAsync(context, number, (code, stop) => Send(context, number, "Code: " + code, stop), gone);
            return sent.Refusal is { } refusal ? Answer(context, refusal) : Results.NoContent();
        });

        calls.MapPost("/login/phone", async (ByPhone typed, HttpContext context, SmsGuard guard, CancellationToken gone) =>
        {
            var number = typed.Number ?? "";
            var tried = await guard.TryCodeAsync(context, number, typed.Code, gone);
            return tried == SmsTryResult.Right ? SignIn(number) : Refused($"{tried}");
        });

        calls.MapPost("/login/email", async (ByEmail typed, HttpContext context, SmsGuard guard, CancellationToken gone) =>
        {
            // A database may take ø for o: in ASCII an account has few spellings, and the guard knows them.
            if (typed.Email is not { Length: <= 254 } email || !Ascii.IsValid(email)) return Refused("Wrong");
            var id = FindByEmail(email);
            var asked = await guard.RefuseLoginAsync(context, email, id, gone);
            if (asked.Refusal is { } refusal) return Answer(context, refusal);
            if (!HasPassword(id, typed.Password ?? "") || id is null) return Refused("Wrong");
            await guard.LoginSucceededAsync(context, id);
            return SignIn(id);
        });
    }

    private static IResult Answer(HttpContext context, SmsRefusal refusal)
    {
        if (refusal.Wait > TimeSpan.Zero) context.Response.Headers.RetryAfter = $"{Math.Ceiling(refusal.Wait.TotalSeconds)}";
        return Refused(refusal.Code, refusal.Wait > TimeSpan.Zero ? StatusCodes.Status429TooManyRequests : StatusCodes.Status400BadRequest);
    }

    private static IResult Refused(string code, int status = StatusCodes.Status400BadRequest) =>
        Results.Json(new RefusedLogin(code), GuardedLoginJson.Default.RefusedLogin, statusCode: status);

    private static IResult SignIn(string name)
    {
        ClaimsIdentity visitor = new([new(ClaimTypes.Name, name)], CookieAuthenticationDefaults.AuthenticationScheme);
        return Results.SignIn(new(visitor), authenticationScheme: CookieAuthenticationDefaults.AuthenticationScheme);
    }

    // Yours: call your SMS service. Log neither the number nor the text, and throw neither: the log has what you throw.
    private static Task Send(HttpContext context, string number, string text, CancellationToken stop)
    {
        context.RequestServices.GetRequiredService<ILogger<SmsGuard>>().LogInformation("SMS to +{Number}: {Text}", number, text);
        return Task.CompletedTask;
    }

    // Yours: the id of the user who has this email, or null. It never changes: tries of the password are counted for it.
    private static string? FindByEmail(string email) => email == "driver@example.com" ? "1" : null;

    // Yours: without a user, compare with the hash of any other one. It takes as long, so nobody learns who has an account.
    private static bool HasPassword(string? id, string password) => id == "1" && password == "charge";

    // Only a script of your site can send JSON, so no other site can sign a visitor in.
    internal sealed record ByPhone(string? Number, string? Code);

    internal sealed record ByEmail(string? Email, string? Password);

    internal sealed record RefusedLogin(string Code);
}

/// <summary>The JSON of the calls, without reflection: a site can be published trimmed.</summary>
[JsonSourceGenerationOptions(JsonSerializerDefaults.Web)]
[JsonSerializable(typeof(GuardedLogin.ByPhone))]
[JsonSerializable(typeof(GuardedLogin.ByEmail))]
[JsonSerializable(typeof(GuardedLogin.RefusedLogin))]
internal sealed partial class GuardedLoginJson : JsonSerializerContext;
