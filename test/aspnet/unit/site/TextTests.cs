#nullable enable
using System.Resources;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

public sealed class TextTests
{
    [Fact]
    public async Task Two_hosts_in_one_process_each_have_their_own_texts()
    {
        await using var own = await Start(withTexts: true);
        await using var other = await Start(withTexts: false);
        Assert.Equal("Зайти Увійти", $"{await own.Text("/login")} {await other.Text("/login")}");
    }

    private static Task<Host> Start(bool withTexts) => Host.Start(
        builder =>
        {
            if (withTexts) builder.Services.AddWidgetTexts(new ResourceManager("Texts", typeof(TextTests).Assembly));
        },
        app => app.MapGet("/login", () => WidgetTexts.For("uk")["Login"]));
}
