#pragma warning disable // The analyzers of your site do not apply to this file. Remove the line when you have written the methods.
#nullable enable
using System;
using System.Linq;
using System.Security.Claims;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication;
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
        var calls = site.MapGroup("/login").AllowAnonymous().WithMetadata(new RequestSizeLimitAttribute(16_384));

        // Without the header X-Requested-With: XMLHttpRequest no SMS is sent.
        calls.MapPost("/code", async (ByPhone typed, HttpContext context, SmsGuard guard, SiteLogin yours, CancellationToken gone) =>
        {
            if (SiteLogin.NumberOf(typed.Number) is not { } number) return Refused(WidgetCodes.NotAllowedSmsForCountry);
            var sent = await guard.SendCodeAsync(context, number, (code, stop) => yours.Send(number, "Code: " + code, stop), gone);
            return sent.Refusal is { } refusal ? Answer(context, refusal) : Results.NoContent();
        });

        calls.MapPost("/phone", async (ByPhone typed, HttpContext context, SmsGuard guard, SiteLogin yours, CancellationToken gone) =>
        {
            var number = SiteLogin.NumberOf(typed.Number) ?? "";
            var tried = await guard.TryCodeAsync(context, number, typed.Code, gone);
            if (tried != SmsTryResult.Right) return Refused($"{tried}");
            // Only now: who has no code of this number does not learn whether it has an account.
            if (await yours.FindByPhone(number) is not { } id) return Refused("Unknown");
            return await yours.SignIn(context, id) ? Results.Ok() : Refused("NotAllowed");
        });

        calls.MapPost("/email", async (ByEmail typed, HttpContext context, SmsGuard guard, SiteLogin yours, CancellationToken gone) =>
        {
            // A database may take ø for o: in ASCII an account has few spellings, and the guard knows them.
            if (typed.Email is not { Length: <= 254 } email || !Ascii.IsValid(email)) return Refused("Wrong");
            var id = await yours.FindByEmail(email);
            var asked = await guard.RefuseLoginAsync(context, email, id, gone);
            if (asked.Refusal is { } refusal) return Answer(context, refusal);
            if (!await yours.HasPassword(id, typed.Password ?? "") || id is null) return Refused("Wrong");
            if (!await yours.SignIn(context, id)) return Refused("NotAllowed");
            // Only now: the browser becomes one in which the account has signed in.
            await guard.LoginSucceededAsync(context, id);
            return Results.Ok();
        });
    }

    private static IResult Answer(HttpContext context, SmsRefusal refusal)
    {
        if (refusal.Wait > TimeSpan.Zero) context.Response.Headers.RetryAfter = $"{Math.Ceiling(refusal.Wait.TotalSeconds)}";
        return Refused(refusal.Code, refusal.Wait > TimeSpan.Zero ? StatusCodes.Status429TooManyRequests : StatusCodes.Status400BadRequest);
    }

    private static IResult Refused(string code, int status = StatusCodes.Status400BadRequest) =>
        Results.Json(new RefusedLogin(code), GuardedLoginJson.Default.RefusedLogin, statusCode: status);

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

/// <summary>Yours: each method. Add the services of your site to the constructor: your users, your SMS service.</summary>
internal sealed class SiteLogin(ILogger<SiteLogin> log)
{
    // The number as the guard wants it: 380501234567. Null for a country in which you have no drivers: an SMS there may cost a hundred times
    // as much, and earn money for who asks.
    public static string? NumberOf(string? typed)
    {
        var digits = string.Concat((typed ?? "").Where(char.IsAsciiDigit));
        // As it is written in its country: 050 123 45 67.
        if (digits.StartsWith('0')) digits = "38" + digits;
        return digits.Length == 12 && digits.StartsWith("380", StringComparison.Ordinal) ? digits : null;
    }

    // Call your SMS service. Log neither the number nor the text, and throw neither: the log has what you throw.
    public Task Send(string number, string text, CancellationToken stop)
    {
        log.LogInformation("SMS to +{Number}: {Text}", number, text);
        return Task.CompletedTask;
    }

    // The id of the user who has this number. It was proved just now. A new number may become a new user, or is refused: null.
    public Task<string?> FindByPhone(string number) => Task.FromResult(number == "380501234567" ? "1" : null);

    // The id of the user who has this email, or null. It never changes: tries of the password are counted for it.
    public Task<string?> FindByEmail(string email) => Task.FromResult(email == "driver@example.com" ? "1" : null);

    // Without a user, compare with the hash of any other one. It takes as long, so nobody learns who has an account.
    public Task<bool> HasPassword(string? id, string password) => Task.FromResult(id == "1" && password == "charge");

    // What your login does when all was right. False for an account that is locked or needs a second factor. This is a session of the default
    // scheme: in a site with several, name yours as the first argument of SignInAsync.
    public async Task<bool> SignIn(HttpContext context, string id)
    {
        ClaimsIdentity visitor = new([new(ClaimTypes.Name, id)], "SMS or email");
        await context.SignInAsync(new ClaimsPrincipal(visitor));
        return true;
    }
}
