#nullable enable
using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>The file for a site with a login of its own, as it is in the repository: its last five methods are not written.</summary>
public sealed class OwnLoginTests
{
    private const string Origin = "https://portal.example.com";

    [Theory]
    [InlineData(Origin, true)]
    [InlineData("https://evil.example", false)]
    public async Task A_page_of_an_origin_in_the_settings_and_of_no_other_gets_an_SMS(string origin, bool isSent)
    {
        await using var site = await Start($"EvPortalWidgets:Sms:Origins={Origin}");
        using var answer = await site.Ask("/login/checkout?u=380501234567", null, $"Origin: {origin}", "Sec-Fetch-Site: cross-site");
        var code = isSent ? "SmsUnavailable" : "SmsMaxAttemptsReached";
        Assert.Contains($"\"code\":\"{code}\"", await answer.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        // The method of the site says what it has to do.
        Assert.Equal(isSent ? 1 : 0, site.Logged("4119 The SMS service of the site has failed: Send the SMS."));
    }

    [Theory]
    [InlineData("")]
    [InlineData("?u=")]
    [InlineData("?u=380")]
    public async Task Without_a_whole_number_no_SMS_is_sent(string query)
    {
        await using var site = await Start();
        Assert.Contains("\"NotAllowedSmsForCountry\"", await site.Text($"/login/checkout{query}"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(16_384, HttpStatusCode.BadRequest)]
    [InlineData(16_385, HttpStatusCode.RequestEntityTooLarge)]
    public async Task A_login_in_chunks_that_is_too_long_is_not_read(int length, HttpStatusCode status)
    {
        await using var site = await Start();
        using Chunks body = new(length);
        site.Client.DefaultRequestHeaders.Add("X-Requested-With", "XMLHttpRequest");
        using var answer = await site.Client.PostAsync(new Uri("/account/emaillogin", UriKind.Relative), body);
        // The shorter one has no antiforgery token.
        Assert.Equal(status, answer.StatusCode);
    }

    private static Task<Host> Start(params string[] settings) => Host.Start(
        builder =>
        {
            builder.Services.AddSmsGuard();
            builder.Services.AddControllersWithViews().AddApplicationPart(typeof(WidgetCallsController).Assembly);
        },
        app => app.MapControllers(),
        settings: settings);

    /// <summary>A form whose length nobody knows before its end.</summary>
    private sealed class Chunks : HttpContent
    {
        private readonly int length;

        public Chunks(int length)
        {
            this.length = length;
            Headers.ContentType = new("application/x-www-form-urlencoded");
        }

        protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) =>
            stream.WriteAsync(new byte[length], 0, length);

        protected override bool TryComputeLength(out long length)
        {
            length = 0;
            return false;
        }
    }
}
