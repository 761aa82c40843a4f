#nullable enable
using System.Net;
using System.Net.Http.Json;
using System.Text.Json;
using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>The logins of a minimal API, for a page that was open for longer than its antiforgery token is valid.</summary>
public sealed class StalePageTests
{
    /// <summary>Each reads what the card sends in another way.</summary>
    private static readonly string[] Logins = ["/bound", "/read", "/json"];

    /// <summary>What a site may do with an answer that has no body.</summary>
    private static readonly Dictionary<string, (Action<IServiceCollection> Add, Action<WebApplication> Use)> Errors = new()
    {
        ["nothing"] = (services => { }, app => { }),
        ["status code pages"] = (services => { }, app => app.UseStatusCodePages()),
        ["problem details"] = (services => services.AddProblemDetails(), app => app.UseExceptionHandler().UseStatusCodePages()),
    };

    [Theory]
    [InlineData("nothing", false)]
    [InlineData("nothing", true)]
    [InlineData("status code pages", false)]
    [InlineData("problem details", false)]
    public async Task A_login_with_a_token_that_is_out_of_date_is_answered_with_StalePage(string errors, bool isDevelopment)
    {
        await using var site = await Start(errors, isDevelopment);
        foreach (var login in Logins)
        {
            using var answer = await Send(site, login, "another token");
            Assert.Equal(HttpStatusCode.BadRequest, answer.StatusCode);
            var error = await answer.Content.ReadFromJsonAsync<JsonElement>();
            Assert.Equal("StalePage", error.GetProperty("code").GetString());
        }
    }

    [Fact]
    public async Task A_login_with_a_valid_token_reaches_the_site()
    {
        await using var site = await Start();
        foreach (var login in Logins)
        {
            using var answer = await Send(site, login);
            Assert.Equal($"{HttpStatusCode.OK} anna", $"{answer.StatusCode} {await answer.Content.ReadAsStringAsync()}");
        }
    }

    [Fact]
    public async Task An_endpoint_that_does_not_ask_for_it_keeps_the_answer_of_ASP_NET()
    {
        await using var site = await Start();
        using var answer = await Send(site, "/other", "another token");
        Assert.Equal($"{HttpStatusCode.BadRequest} ", $"{answer.StatusCode} {await answer.Content.ReadAsStringAsync()}");
    }

    [Fact]
    public async Task A_login_without_any_token_is_in_the_log()
    {
        await using var site = await Start();
        using var answer = await site.Client.PostAsJsonAsync(new Uri("/json", UriKind.Relative), new Login("anna"));
        Assert.Equal(HttpStatusCode.BadRequest, answer.StatusCode);
        Assert.Equal(1, site.Logged("4015 "));
    }

    private static Task<Host> Start(string errors = "nothing", bool isDevelopment = false) => Host.Start(
        builder => Errors[errors].Add(builder.Services.AddAntiforgery()),
        app =>
        {
            Errors[errors].Use(app);
            app.UseAntiforgery();
            app.MapGet("/card", (HttpContext context, IAntiforgery tokens) => tokens.GetAndStoreTokens(context).RequestToken);
            app.MapPost("/bound", ([FromForm] string email) => email).AnswerStalePage();
            app.MapPost("/read", (HttpRequest request) => request.Form["email"].ToString())
                .WithMetadata(new RequireAntiforgeryTokenAttribute()).AnswerStalePage();
            app.MapPost("/json", (Login login) => login.Email).WithMetadata(new RequireAntiforgeryTokenAttribute()).AnswerStalePage();
            app.MapPost("/other", ([FromForm] string email) => email);
        },
        isDevelopment: isDevelopment);

    /// <summary>Sends a login with the cookie of a page, and with its token or another one.</summary>
    private static async Task<HttpResponseMessage> Send(Host site, string login, string? token = null)
    {
        using var page = await site.Ask("/card");
        var cookie = page.Headers.GetValues("Set-Cookie").Single().Split(';')[0];
        using HttpRequestMessage request = new(HttpMethod.Post, login)
        {
            Content = login == "/json"
                ? JsonContent.Create(new Login("anna")) : new FormUrlEncodedContent([new("email", "anna")]),
        };
        request.Headers.Add("Cookie", cookie);
        request.Headers.Add("RequestVerificationToken", token ?? await page.Content.ReadAsStringAsync());
        return await site.Client.SendAsync(request);
    }

    private sealed record Login(string Email);
}
