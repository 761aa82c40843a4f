#nullable enable
using System.Collections.Concurrent;
using System.Net;
using System.Text.Json.Serialization.Metadata;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.DataProtection;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.TestHost;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Xunit;

/// <summary>The guard in a site.</summary>
public sealed class GuardTests
{
    [Theory]
    [InlineData("/minimal")]
    [InlineData("/mvc")]
    public async Task A_login_that_has_to_wait_is_answered_with_429_and_the_time(string path)
    {
        await using var host = await Host.Start(
            builder =>
            {
                builder.Services.AddSmsGuard();
                builder.Services.AddControllers().AddApplicationPart(typeof(GuardTests).Assembly);
            },
            app =>
            {
                app.MapGet("/minimal", async (HttpContext context, SmsGuard guard) => await Logins.Try(context, guard));
                app.MapControllers();
            });
        var answer = await host.Ask(path);
        for (var tries = 1; answer.StatusCode == HttpStatusCode.NoContent && tries < 100; tries++) answer = await host.Ask(path);
        Assert.Equal(HttpStatusCode.TooManyRequests, answer.StatusCode);
        Assert.InRange(answer.Headers.RetryAfter!.Delta!.Value, TimeSpan.FromMinutes(1), TimeSpan.FromHours(1));
        // Without words the card shows its own, in the language of the page.
        Assert.Equal("{\"code\":\"TooManyRequests\",\"data\":null,\"error\":\"\"}", await answer.Content.ReadAsStringAsync());
    }

    [Theory]
    [InlineData("", "private")]
    [InlineData("public, max-age=60", "max-age=60, private")]
    [InlineData("public, s-maxage=60", "private")]
    [InlineData("no-cache", "no-cache, private")]
    [InlineData("max-age=5, private", "max-age=5, private")]
    [InlineData("no-store", "no-store")]
    // With no-store it would be slow to go back to the page.
    public async Task A_page_that_gives_the_browser_its_cookie_is_in_no_shared_cache(string ofSite, string sent)
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard(),
            app => app.MapGet("/page", (HttpContext context, SmsGuard guard) =>
            {
                guard.KeepBrowser(context);
                if (ofSite != "") context.Response.Headers.CacheControl = ofSite;
                return "The page";
            }));
        using var answer = await host.Ask("/page");
        Assert.NotEmpty(answer.Headers.GetValues("Set-Cookie"));
        Assert.Equal(sent, answer.Headers.NonValidated["Cache-Control"].ToString());
    }

    [Fact]
    public async Task A_visitor_who_goes_ends_the_question_about_robots_and_is_no_fault_of_the_service()
    {
        WaitingService service = new();
        await using var host = await Host.Start(
            builder =>
            {
                builder.Services.AddSmsGuard();
                builder.Services.AddHttpClient("EvPortalWidgets", client => client.Timeout = Timeout.InfiniteTimeSpan)
                    .ConfigurePrimaryHttpMessageHandler(() => service);
            },
            app => app.MapGet("/login", async (HttpContext context, SmsGuard guard) => await guard.RefuseLoginAsync(context, "a@b.ua", "1", context.RequestAborted)),
            settings: ["EvPortalWidgets:BotCheckUrl=https://check.example/", "EvPortalWidgets:BotCheckSecret=ours"]);
        using CancellationTokenSource visitor = new();
        // Each network has a few tries without a token.
        for (var network = 0; !service.IsAsked.Task.IsCompleted && network < 100; network++)
        {
            var call = host.Server.SendAsync(
                context =>
                {
                    context.Request.Path = "/login";
                    context.Request.Headers.Cookie = "bot-check=a-token";
                    context.Connection.RemoteIpAddress = IPAddress.Parse($"203.{network}.0.1");
                },
                visitor.Token);
            await Task.WhenAny(call, service.IsAsked.Task);
        }
        Assert.True(service.IsAsked.Task.IsCompleted && !service.IsEnded.Task.IsCompleted);
        await visitor.CancelAsync();
        await service.IsEnded.Task.WaitAsync(TimeSpan.FromSeconds(10));
        Assert.Equal(0, host.Logged("4111"));
    }

    [Fact]
    public async Task An_SMS_service_that_fails_is_an_answer_and_a_line_of_the_log_and_only_a_developer_gets_the_exception()
    {
        const string line = "4119 The SMS service of the site has failed: No credit System.InvalidOperationException: No credit";
        await using Host host = await Start(), development = await Start(isDevelopment: true);
        using var answer = await Checkout(host);
        Assert.Contains("\"code\":\"SmsUnavailable\"", await answer.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        Assert.Equal(1, host.Logged(line));
        // ASP.NET has a page for it.
        using var page = await Checkout(development);
        Assert.Equal(HttpStatusCode.InternalServerError, page.StatusCode);
        Assert.Contains("System.InvalidOperationException: No credit", await page.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        Assert.Equal(1, development.Logged(line));

        static Task<HttpResponseMessage> Checkout(Host host) => host.Ask("/login/checkout", null, "X-Requested-With: XMLHttpRequest");

        static Task<Host> Start(bool isDevelopment = false) => Host.Start(
            builder => builder.Services.AddSmsGuard(),
            app => app.MapGet("/login/checkout", async (HttpContext context, SmsGuard guard) => (await guard.SendCodeAsync(
                context, "380501234567", (_, _) => throw new InvalidOperationException("No credit"))).AnswerIn("en")),
            isDevelopment: isDevelopment);
    }

    [Fact]
    public async Task A_test_of_a_site_can_have_a_guard_that_answers_as_it_wants()
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddSingleton<SmsGuard>(new GuardThatSends()),
            app => app.MapGet("/login/checkout", async (HttpContext context, SmsGuard guard, string u) => (await guard.SendCodeAsync(
                context, u, (_, _) => Task.CompletedTask)).AnswerIn("en")));
        Assert.Contains("\"value\":1", await host.Text("/login/checkout?u=380501234567"), StringComparison.Ordinal);
        Assert.Contains("\"data\":9", await host.Text("/login/checkout?u=380671112233"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_result_says_whether_something_was_refused()
    {
        SmsRefusal refusal = new(WidgetCodes.TooManyRequests, SmsReasons.Login, TimeSpan.FromSeconds(9));
        Assert.Equal((true, refusal), (new SmsResult(refusal).IsRefused, new SmsResult(refusal).Refusal));
        Assert.Equal((false, null), (SmsResult.Allowed.IsRefused, SmsResult.Allowed.Refusal));
    }

    [Theory]
    [InlineData("person", true)]
    // Some services refuse a token with 400.
    [InlineData("robot", false)]
    public async Task The_service_of_the_settings_is_asked_with_their_secret(string token, bool passes)
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard().Services.AddHttpClient("EvPortalWidgets").ConfigurePrimaryHttpMessageHandler(() => new ServiceOfOnePerson()),
            settings: ["EvPortalWidgets:BotCheckUrl=https://check.example/verify", "EvPortalWidgets:BotCheckSecret=ours"]);
        Assert.Equal(passes, await host.Services.GetRequiredService<CheckOfSettings>().Service!.PassesAsync(token));
    }

    [Theory]
    [InlineData("refused", """{"status":1,"error":{"code":"NotAllowedSmsForCountry","data":null,"error":"no"},"value":0}""")]
    [InlineData("wait", """{"status":1,"error":{"code":"SmsSentTimeout","data":60,"error":"soon"},"value":0}""")]
    [InlineData("text", """{"status":1,"error":"no","value":0}""")]
    [InlineData("culture", """{"status":0,"error":null,"value":"uk"}""")]
    public async Task A_site_without_reflection_for_JSON_sends_our_answers(string name, string json)
    {
        await using var host = await Host.Start(
            // As it is where the setting JsonSerializerIsReflectionEnabledByDefault is false.
            builder => builder.Services.ConfigureHttpJsonOptions(site => site.SerializerOptions.TypeInfoResolver = JsonTypeInfoResolver.Combine()),
            app =>
            {
                app.MapGet("/refused", () => WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, "no"));
                app.MapGet("/wait", () => WidgetAnswer.Wait(60, "soon"));
                app.MapGet("/text", () => WidgetAnswer.Refused("no"));
                app.MapGet("/culture", () => WidgetAnswer.Culture("uk"));
            });
        Assert.Equal(json, await host.Text("/" + name));
    }

    [Theory]
    [InlineData(1, "")]
    [InlineData(0, "EvPortalWidgets:SmsGuard=none")]
    public async Task A_site_that_sends_SMS_without_a_guard_has_one_line_in_the_log_unless_a_setting_removes_it(int lines, string setting)
    {
        await using var host = await Host.Start(
            map: app => app.MapGet("/login/checkout", WidgetAnswer.Accepted), settings: setting == "" ? [] : [setting]);
        await host.Text("/login/checkout");
        Assert.Equal(lines, host.Logged("without an SmsGuard"));
    }

    [Theory]
    [InlineData("EvPortalWidgets:Sms:PerNumber=five", "EvPortalWidgets:Sms:PerNumber is \"five\". Write a whole number.")]
    [InlineData("EvPortalWidgets:BotCheckUrl=https://check.example/", "EvPortalWidgets:BotCheckUrl needs EvPortalWidgets:BotCheckSecret")]
    [InlineData("EvPortalWidgets:Sms:PerNumbr=5", "EvPortalWidgets:Sms:PerNumbr is no setting. There are PerNumber, ")]
    [InlineData("EvPortalWidgets:Reddis=localhost", "EvPortalWidgets:Reddis is no setting. There are Version, Host, SmsGuard, Redis, ")]
    public async Task A_wrong_setting_stops_the_start_with_its_name_and_what_is_allowed(string setting, string message)
    {
        var error = await Assert.ThrowsAsync<OptionsValidationException>(
            () => Host.Start(builder => builder.Services.AddSmsGuard(), settings: setting));
        Assert.Contains(message, error.Message, StringComparison.Ordinal);
        // The package of the guard alone does the same.
        var alone = await Assert.ThrowsAsync<OptionsValidationException>(() => Host.StartAlone(guard => { }, setting));
        Assert.Equal(error.Message, alone.Message);
    }

    [Fact]
    public async Task All_that_cannot_work_is_told_at_once_also_what_the_site_changes_last()
    {
        var error = await Assert.ThrowsAsync<OptionsValidationException>(() => Host.StartAlone(
            guard => guard.Services.PostConfigure<SmsGuardOptions>(options => options.PerPrefix = 0),
            "EvPortalWidgets:Sms:PerNumber=five", "EvPortalWidgets:Sms:PerNumbr=5", "EvPortalWidgets:Sms:Proxies=10 11", "EvPortalWidgets:Secret=short",
            "EvPortalWidgets:BotCheckUrl=siteverify", "EvPortalWidgets:Redis=localhost", "EvPortalWidgets:Reddis=localhost", "EvPortalWidgets:Hst=portal.example"));
        Assert.Equal(
            ["BotCheckUrl", "Hst", "Reddis", "Redis", "Secret", "Sms:PerNumber", "Sms:PerNumbr", "Sms:PerPrefix", "Sms:Proxies", "Sms:Proxies"],
            error.Failures.Select(fault => fault.Split(' ')[0]["EvPortalWidgets:".Length..]).Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task A_site_that_has_only_other_widgets_does_not_start_with_settings_that_do_not_exist()
    {
        var error = await Assert.ThrowsAsync<OptionsValidationException>(
            () => Host.Start(settings: ["EvPortalWidgets:Reddis=localhost", "EvPortalWidgets:Hosts:0=portal.example", "EvPortalWidgets:Hosts:1=b.example"]));
        Assert.Equal(["EvPortalWidgets:Hosts", "EvPortalWidgets:Reddis"], error.Failures.Select(fault => fault.Split(" is no setting")[0]).Order());
    }

    [Theory]
    [InlineData("EvPortalWidgets:Newer")]
    [InlineData("EvPortalWidgets:Newer:Part")]
    [InlineData("EvPortalWidgets:Sms:PerNewer")]
    public async Task Who_goes_back_to_this_version_overrides_a_setting_that_only_a_newer_one_has_by_nothing(string setting)
    {
        var error = await Assert.ThrowsAsync<OptionsValidationException>(() => Host.StartAlone(guard => { }, setting + "=9"));
        Assert.EndsWith("If a newer version has it, remove it or let it be empty: then it is ignored.", error.Message, StringComparison.Ordinal);
        using var host = await Host.StartAlone(guard => { }, setting + "=");
    }

    [Fact]
    public async Task Two_applications_can_have_the_same_settings_in_their_environment()
    {
        using var alone = await Host.StartAlone(guard => guard.AddRedis(), "EvPortalWidgets:Version=4.0.0", "EvPortalWidgets:Host=portal.example");
        await using var pages = await Host.Start(settings: ["EvPortalWidgets:Redis=localhost", "EvPortalWidgets:Sms:PerNumber=3"]);
        Assert.Equal(HttpStatusCode.NotFound, (await pages.Ask("/nothing")).StatusCode);
    }

    [Fact]
    public async Task The_options_can_be_in_another_section_and_its_errors_name_it()
    {
        static SmsGuardBuilder Add(WebApplicationBuilder builder) => builder.Services.AddSmsGuard(builder.Configuration.GetSection("Logins:Limits"));
        await using var host = await Host.Start(
            builder => Add(builder).Services.AddWidgetSignIn(), settings: ["Logins:Limits:PerNumber=3", "EvPortalWidgets:Sms:PerNumber="]);
        Assert.Equal(3, host.Services.GetRequiredService<IOptions<SmsGuardOptions>>().Value.PerNumber);
        var error = await Assert.ThrowsAnyAsync<Exception>(() => Host.Start(builder => Add(builder), settings: "Logins:Limits:PerNumber=0"));
        Assert.Contains("Logins:Limits:PerNumber is \"0\"", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Logins:Limits", true)]
    [InlineData("evportalwidgets:sms", false)]
    [InlineData("EvPortalWidgets:Sms:PerNumber", true)]
    public async Task With_the_options_in_another_section_those_that_would_be_ignored_stop_the_start(string section, bool isRefused)
    {
        var start = () => Host.StartAlone(
            (services, site) => services.AddSmsGuard(site.GetSection(section)), "EvPortalWidgets:Sms:PerNumber=9", "EvPortalWidgets:Sms:PerPrefix=9");
        if (!isRefused)
        {
            using var host = await start();
            Assert.Equal(9, host.Services.GetRequiredService<IOptions<SmsGuardOptions>>().Value.PerNumber);
            return;
        }
        var error = await Assert.ThrowsAsync<OptionsValidationException>(start);
        Assert.Contains(
            $"EvPortalWidgets:Sms:PerPrefix is not in use, because AddSmsGuard reads {section}. Move it there, or remove it.", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_options_can_be_in_a_part_of_their_usual_section()
    {
        using var host = await Host.StartAlone(
            (services, site) => services.AddSmsGuard(site.GetSection("EvPortalWidgets:Sms:Portal")), "EvPortalWidgets:Sms:Portal:PerNumber=9");
        Assert.Equal(9, host.Services.GetRequiredService<IOptions<SmsGuardOptions>>().Value.PerNumber);
    }

    [Fact]
    public async Task A_monitor_has_the_options_of_the_start_and_a_snapshot_those_of_the_changed_settings()
    {
        await using var host = await StartWithLimits("EvPortalWidgets:Sms:PerNumber=1");
        host.Set("EvPortalWidgets:Sms:PerNumber", "2");
        await using var scope = host.Services.CreateAsyncScope();
        Assert.Equal(1, scope.ServiceProvider.GetRequiredService<IOptions<SmsGuardOptions>>().Value.PerNumber);
        Assert.Equal(1, scope.ServiceProvider.GetRequiredService<IOptionsMonitor<SmsGuardOptions>>().CurrentValue.PerNumber);
        Assert.Equal(2, scope.ServiceProvider.GetRequiredService<IOptionsSnapshot<SmsGuardOptions>>().Value.PerNumber);
    }

    [Fact]
    public async Task The_check_for_robots_of_the_code_wins_over_that_of_the_settings_and_may_need_services_of_a_request()
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddScoped<ServiceOfRequest>().AddSmsGuard().AddBotCheck<OwnCheck>().AddBotCheck<OwnCheck>(),
            settings: ["EvPortalWidgets:BotCheckUrl=https://check.example/", "EvPortalWidgets:BotCheckSecret=ours"]);
        await using var scope = host.Services.CreateAsyncScope();
        Assert.IsType<OwnCheck>(new SmsGuardCall(new DefaultHttpContext { RequestServices = scope.ServiceProvider }).BotCheck);
        Assert.Single(scope.ServiceProvider.GetServices<IBotCheck>());
    }

    [Fact]
    public async Task An_application_with_the_calls_alone_refuses_a_login_that_is_not_from_the_card()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.UseTestServer();
        builder.Services.AddWidgetCalls().AddSmsGuard();
        await using var app = builder.Build();
        app.MapPost("/account/emaillogin", () => "signed in");
        await app.StartAsync();
        using var client = app.GetTestClient();
        using var answer = await client.PostAsync(new Uri("/account/emaillogin", UriKind.Relative), null);
        Assert.Equal(HttpStatusCode.BadRequest, answer.StatusCode);
    }

    [Fact]
    public void An_application_that_leaves_out_the_services_of_the_calls_is_told_so_by_its_first_SMS()
    {
        using var services = new ServiceCollection().AddOptions().BuildServiceProvider();
        var error = Assert.Throws<InvalidOperationException>(
            () => WidgetLoginSms.For(new DefaultHttpContext { RequestServices = services }, "123456", "en"));
        Assert.Contains("builder.Services.AddWidgetCalls();", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_guard_for_tests_that_leaves_a_method_out_says_so()
    {
        await using var services = new ServiceCollection().AddDataProtection().Services.BuildServiceProvider();
        DefaultHttpContext context = new() { RequestServices = services };
        context.Request.Headers["X-Requested-With"] = "XMLHttpRequest";
        using GuardOfTests guard = new();
        // The code belongs to this browser.
        guard.KeepBrowser(context);
        foreach (var call in new Func<Task>[]
        {
            () => guard.SendCodeAsync(context, "380501234567", (_, _) => Task.CompletedTask),
            () => guard.TryCodeAsync(context, "380501234567", "1234"),
            () => guard.RefuseLoginAsync(context, "a@b.ua", "1"),
            () => guard.LoginSucceededAsync(context, "1"),
        })
        {
            var error = await Assert.ThrowsAsync<InvalidOperationException>(call);
            Assert.Equal("A class that extends SmsGuard for tests overrides each method.", error.Message);
        }
    }

    [Fact]
    public async Task Limits_follow_changed_settings_without_a_restart_and_those_of_the_code_stay()
    {
        await using var host = await StartWithLimits("EvPortalWidgets:Sms:PerNumber=1", "EvPortalWidgets:Sms:PerAddress=1");
        Assert.Equal("sent number", $"{await host.Text("/sms")} {await host.Text("/sms")}");
        Assert.Equal("tried login", $"{await host.Text("/password")} {await host.Text("/password")}");
        host.Set("EvPortalWidgets:Sms:PerNumber", "2");
        host.Set("EvPortalWidgets:Sms:PerAddress", "2");
        Assert.Equal("sent number", $"{await host.Text("/sms")} {await host.Text("/sms")}");
        Assert.Equal("tried login", $"{await host.Text("/password")} {await host.Text("/password")}");
        Assert.Equal(1, host.Logged("4124 The limits are now PerNumber 2, PerPrefix 7, PerAddress 2, BudgetPerHour 6000, BudgetPerDay 12000."));
        // The code of the site has this one.
        host.Set("EvPortalWidgets:Sms:PerPrefix", "1");
        // What is read at the start only.
        host.Set("EvPortalWidgets:Sms:Proxies", "10.0.0.0/8");
        Assert.Equal(2, host.Logged("4124"));
    }

    [Fact]
    public async Task The_limit_of_passwords_follows_changed_settings()
    {
        await using var host = await StartWithLimits("EvPortalWidgets:Sms:PerAddress=9", "EvPortalWidgets:Sms:PasswordsPerAddress=1");
        Assert.Equal("tried login", $"{await host.Text("/password")} {await host.Text("/password")}");
        host.Set("EvPortalWidgets:Sms:PasswordsPerAddress", "2");
        Assert.Equal("tried login", $"{await host.Text("/password")} {await host.Text("/password")}");
        Assert.Equal(1, host.Logged("4124 The limits are now PerNumber 5, PerPrefix 7, PerAddress 9, PasswordsPerAddress 2, BudgetPerHour 6000, "));
        host.Set("EvPortalWidgets:Sms:PasswordsPerAddress", "0");
        Assert.Equal(1, host.Logged("EvPortalWidgets:Sms:PasswordsPerAddress is \"0\". Write a whole number from 1 to 1000000."));
    }

    [Fact]
    public async Task A_limit_that_is_gone_stays_until_a_restart_and_is_named()
    {
        await using var host = await StartWithLimits("EvPortalWidgets:Sms:PerNumber=1", "EvPortalWidgets:Sms:PasswordsPerAddress=1");
        Assert.Equal("sent number", $"{await host.Text("/sms")} {await host.Text("/sms")}");
        // As after a mistake in the file, when another file changes.
        host.Set("EvPortalWidgets:Sms:PerNumber", null);
        host.Set("EvPortalWidgets:Sms:PasswordsPerAddress", null);
        Assert.Equal("number", await host.Text("/sms"));
        Assert.Equal(0, host.Logged("4124"));
        Assert.Equal(1, host.Logged("former values: EvPortalWidgets:Sms:PerNumber, EvPortalWidgets:Sms:PasswordsPerAddress."));
        host.Set("EvPortalWidgets:Sms:PerNumber", "2");
        Assert.Equal("sent", await host.Text("/sms"));
        Assert.Equal(1, host.Logged("4124 The limits are now PerNumber 2, PerPrefix 7, PerAddress 30, PasswordsPerAddress 1, "));
    }

    [Fact]
    public async Task A_limit_that_changes_while_the_site_starts_is_in_use()
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard(),
            app =>
            {
                _ = app.Services.GetRequiredService<SmsGuard>();
                app.Configuration["EvPortalWidgets:Sms:PerNumber"] = "2";
            });
        Assert.Equal(1, host.Logged("4124 The limits are now PerNumber 2, "));
    }

    [Theory]
    [InlineData("EvPortalWidgets:Sms:Proxies", "10.0.0.0/8")]
    [InlineData("EvPortalWidgets:Sms:Origins", "https://portal.example.com")]
    [InlineData("EvPortalWidgets:Sms:BotCheckCookie", "of-the-page")]
    [InlineData("EvPortalWidgets:Secret", "fedcba9876543210fedcba9876543210")]
    [InlineData("EvPortalWidgets:Redis", "10.0.0.20:6379,password=hush")]
    [InlineData("EvPortalWidgets:BotCheckUrl", "https://other.example/")]
    [InlineData("EvPortalWidgets:BotCheckSecret", "theirs")]
    public async Task A_changed_setting_that_is_read_only_at_the_start_is_named_once_for_each_change_without_its_value(string name, string value)
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard().AddRedis(),
            settings:
            [
                "EvPortalWidgets:Secret=0123456789abcdef0123456789abcdef", "EvPortalWidgets:BotCheckUrl=https://check.example/",
                "EvPortalWidgets:BotCheckSecret=ours",
            ]);
        host.Set(name, value);
        host.Set("Other", "setting");
        Assert.Equal(1, host.Logged("4127"));
        Assert.Equal(1, host.Logged($"4127 These settings have changed or are gone, and need a restart of this server. Until then SmsGuard has the former values: {name}."));
        Assert.Equal(0, host.Logged(value));
        // Beside another one, which has changed since.
        host.Set("EvPortalWidgets:Sms:BotCheckCookie", "other");
        Assert.Equal(2, host.Logged("4127"));
        Assert.Equal(2, host.Logged(name));
    }

    [Fact]
    public async Task What_is_in_use_needs_no_restart()
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard(options => options.BotCheckCookie = "of-the-code"),
            settings: ["EvPortalWidgets:Sms:Proxies=10.0.0.2 10.0.0.3"]);
        // The code wins after a restart, too.
        host.Set("EvPortalWidgets:Sms:BotCheckCookie", "token");
        host.Set("EvPortalWidgets:Sms:Proxies", "10.0.0.3 10.0.0.2");
        host.Set("EvPortalWidgets:Redis", "");
        Assert.Equal(0, host.Logged("4127"));
        // Who takes a change back and makes it again is told again.
        foreach (var proxies in new[] { "10.0.0.9", "10.0.0.2 10.0.0.3", "10.0.0.9" }) host.Set("EvPortalWidgets:Sms:Proxies", proxies);
        Assert.Equal(2, host.Logged("4127"));
    }

    [Theory]
    [InlineData("EvPortalWidgets:Secret", "short", "EvPortalWidgets:Secret has 5 characters.")]
    [InlineData("EvPortalWidgets:BotCheckUrl", "siteverify", "EvPortalWidgets:BotCheckUrl is \"siteverify\".")]
    public async Task A_changed_setting_with_which_the_next_start_would_fail_is_named(string name, string value, string error)
    {
        await using var host = await StartWithLimits();
        host.Set(name, value);
        Assert.Equal(1, host.Logged("4123 Changed settings cannot work, so the limits stay as they are: " + error));
    }

    [Theory]
    [InlineData("EvPortalWidgets:Sms:PerNumber", "five", "EvPortalWidgets:Sms:PerNumber is \"five\". Write a whole number.")]
    [InlineData("EvPortalWidgets:Sms:BudgetPerDay", "0", "EvPortalWidgets:Sms:BudgetPerDay is \"0\". Write a whole number from 1 to 1000000.")]
    [InlineData("EvPortalWidgets:Sms:PerNumbr", "9", "EvPortalWidgets:Sms:PerNumbr is no setting. There are PerNumber, ")]
    [InlineData("EvPortalWidgets:Sms:Proxies", "10", "EvPortalWidgets:Sms:Proxies is \"10\". Write an address or a network")]
    [InlineData("EvPortalWidgets:Reddis", "localhost", "EvPortalWidgets:Reddis is no setting. There are Version, ")]
    public async Task Changed_settings_that_cannot_work_leave_the_limits_as_they_are_and_the_log_says_so_once(string name, string value, string error)
    {
        await using var host = await StartWithLimits("EvPortalWidgets:Sms:PerNumber=1");
        await host.Text("/sms");
        // Who saves the file is not told, and what watches it must go on.
        host.Set(name, value);
        host.Set("Other", "setting");
        Assert.Equal("number", await host.Text("/sms"));
        Assert.Equal(1, host.Logged("4123 Changed settings cannot work, so the limits stay as they are: " + error));
        host.Set(name, null);
        host.Set("EvPortalWidgets:Sms:PerNumber", "2");
        Assert.Equal("sent", await host.Text("/sms"));
        host.Set(name, value);
        Assert.Equal(2, host.Logged("4123"));
    }

    [Fact]
    public async Task Code_of_the_site_that_fails_at_a_change_leaves_the_limits_as_they_are()
    {
        var isOpen = true;
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard(options => options.PerNumber = isOpen ? 5 : throw new IOException("The file is gone")));
        isOpen = false;
        host.Set("EvPortalWidgets:Sms:PerAddress", "2");
        Assert.Equal(1, host.Logged("4123 Changed settings cannot work, so the limits stay as they are: The file is gone"));
        Assert.Equal(0, host.Logged("4124"));
    }

    private static Task<Host> StartWithLimits(params string[] settings) => Host.Start(
        builder => builder.Services.AddSmsGuard(options => options.PerPrefix = 7),
        app =>
        {
            app.MapGet("/sms", async (HttpContext context, SmsGuard guard) =>
            {
                context.Request.Headers["X-Requested-With"] = "XMLHttpRequest";
                return (await guard.SendCodeAsync(context, "380501234567", (_, _) => Task.CompletedTask)).Refusal?.Reason ?? "sent";
            });
            app.MapGet("/password", async (HttpContext context, SmsGuard guard) =>
                (await guard.RefuseLoginAsync(context, "a@b.ua", null)).Refusal?.Reason ?? "tried");
        },
        settings: settings);

    private sealed class GuardOfTests : SmsGuard;

    /// <summary>It sends to one number.</summary>
    private sealed class GuardThatSends : SmsGuard
    {
        public override Task<SmsResult> SendCodeAsync(
            HttpContext context, string number, Func<string, CancellationToken, Task> send, CancellationToken cancellationToken = default) =>
            Task.FromResult(number == "380501234567"
                ? SmsResult.Allowed : new SmsResult(new SmsRefusal(WidgetCodes.SmsSentTimeout, "pause", TimeSpan.FromSeconds(9))));
    }

    private sealed class ServiceOfRequest;

    private sealed class OwnCheck(ServiceOfRequest service) : IBotCheck
    {
        public Task<bool> PassesAsync(string token, CancellationToken cancellationToken = default) => Task.FromResult(service is not null);
    }

    private sealed class ServiceOfOnePerson : HttpMessageHandler
    {
        protected override async Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
        {
            var asked = $"{request.Method} {request.RequestUri} {await request.Content!.ReadAsStringAsync(cancellationToken)}";
            var isPerson = asked == "POST https://check.example/verify secret=ours&response=person";
            return new(isPerson ? HttpStatusCode.OK : HttpStatusCode.BadRequest) { Content = new StringContent(isPerson ? "{\"success\":true}" : "{\"success\":false}") };
        }
    }

    private sealed class WaitingService : HttpMessageHandler
    {
        public TaskCompletionSource IsAsked { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public TaskCompletionSource IsEnded { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

        protected override async Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
        {
            IsAsked.TrySetResult();
            try
            {
                await Task.Delay(Timeout.Infinite, cancellationToken);
            }
            finally
            {
                IsEnded.TrySetResult();
            }
            return new();
        }
    }
}

public sealed class LoginsController : ControllerBase
{
    [HttpGet("/mvc")]
    public async Task<ActionResult> Try([FromServices] SmsGuard guard) =>
        await Logins.Try(HttpContext, guard) is ActionResult refused ? refused : NoContent();
}

internal static class Logins
{
    public static async Task<IResult> Try(HttpContext context, SmsGuard guard) =>
        (await guard.RefuseLoginAsync(context, "a@b.ua", "1")).Refusal is { } refusal ? refusal.LoginAnswer(context, "A robot?") : Results.NoContent();
}
