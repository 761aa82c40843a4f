#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Components;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>The data of a page that has to be waited for.</summary>
public sealed class PageTests
{
    [Fact]
    public async Task Data_of_a_task_are_on_the_page_and_asked_once()
    {
        var asked = 0;
        await using var host = await Start(async context =>
        {
            asked++;
            await Task.Delay(1, context.RequestAborted);
            return new PageData { Lang = "en", Title = "From a database" };
        });
        Assert.Contains("From a database", await host.Text("/scripts"), StringComparison.Ordinal);
        Assert.Equal(1, asked);
    }

    [Fact]
    public async Task A_component_waits_for_them()
    {
        await using var host = await Start(async _ =>
        {
            await Task.Yield();
            return new PageData { Lang = "en" };
        });
        Assert.Contains("data-first=\"header\"", await host.Text("/component"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task No_thread_waits_for_them()
    {
        TaskCompletionSource<PageData> menu = new();
        await using var host = await Start(_ => menu.Task);
        var error = await Assert.ThrowsAsync<InvalidOperationException>(() => host.Text("/now"));
        Assert.Equal("The function of AddWidgets returns a task: write await ScriptsAsync(…) for Scripts(…).", error.Message);
    }

    private static Task<Host> Start(Func<Microsoft.AspNetCore.Http.HttpContext, Task<PageData>> page) => Host.Start(
        builder =>
        {
            builder.Services.AddWidgets(page);
            builder.Services.AddRazorComponents();
        },
        app =>
        {
            app.MapGet("/scripts", async (WidgetTags tags) => $"{await tags.ScriptsAsync()}{await tags.ScriptsAsync()}");
            app.MapGet("/now", (WidgetTags tags) => tags.Scripts().Value);
            app.MapGet("/component", () => new RazorComponentResult<PortalWidget>(new { Name = "header" }));
        });
}
