#nullable enable
using System.Globalization;
using System.Net.Http.Json;
using System.Resources;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Localization;
using Xunit;

/// <summary>The texts of a site, in its own resources.</summary>
public sealed class TextTests
{
    private const string Path = "texts/Texts.{lang}.resx";

    public static TheoryData<bool, string, string?, string> Cases
    {
        get
        {
            var (uk, en) = (WidgetTexts.For("uk"), WidgetTexts.For("en"));
            TheoryData<bool, string, string?, string> all = [];
            foreach (var isLocalizer in new[] { false, true })
            {
                all.Add(isLocalizer, "uk-UA", null, $"Зайти, будь ласка|Вперед|Events|{uk["Menu"]}");
                all.Add(isLocalizer, "uk", "en-US", $"Зайти|Вперед|{uk["News"]}|{uk["Menu"]}");
                all.Add(isLocalizer, "en", "en-US", $"Enter|Go on|Events|{en["Menu"]}");
                all.Add(isLocalizer, "de", "en-US", $"Enter|Go on|Events|{en["Menu"]}");
            }
            return all;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public async Task A_page_has_the_texts_of_the_site_and_ours_for_the_rest(bool isLocalizer, string culture, string? neutral, string wanted)
    {
        await using var host = await Start(isLocalizer ? null : Resources, neutral);
        var texts = await Texts(host, culture);
        Assert.Equal(wanted, $"{texts["Login"]}|{texts["Next"]}|{texts["News"]}|{texts["Menu"]}");
        Assert.Equal(WidgetTexts.For("uk").Keys, texts.Keys);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task A_text_that_lacks_a_mark_or_has_an_unknown_one_is_ours_and_the_log_names_it_once(bool isLocalizer)
    {
        await using var host = await Start(isLocalizer ? null : Resources, "en-US");
        foreach (var culture in new[] { "uk", "en", "uk-UA", "uk", "en" })
        {
            Assert.Equal(WidgetTexts.For(culture)["ResendIn"], (await Texts(host, culture))["ResendIn"]);
            // The texts are read again.
            host.Clock.Advance(TimeSpan.FromSeconds(2));
        }
        Assert.Equal(2, host.Logged("4009 The text ResendIn "));
        Assert.Equal(1, host.Logged("\"Ще раз\", has no {{seconds}}."));
        Assert.Equal(1, host.Logged("\"Again in {{seconds}} s, {{name}}\", has {{name}}, which the widgets do not fill in."));
    }

    [Fact]
    public async Task Two_hosts_in_one_process_each_have_their_own_texts()
    {
        await using var own = await Start(Resources, null);
        await using var other = await Host.Start(map: Map);
        Assert.Equal("Зайти Увійти", $"{(await Texts(own, "uk"))["Login"]} {(await Texts(other, "uk"))["Login"]}");
    }

    [Fact]
    public async Task Where_no_culture_exists_a_page_has_our_texts_and_the_log_says_why()
    {
        await using var host = await Start(new WithoutCultures(), "en-US");
        Assert.Equal(WidgetTexts.For("uk")["Login"], (await Texts(host, "uk"))["Login"]);
        Assert.Equal(1, host.Logged("<PredefinedCulturesOnly>false</PredefinedCulturesOnly>"));
    }

    [Fact]
    public async Task In_development_a_page_shows_a_saved_file_and_the_log_names_its_faults()
    {
        string file = "";
        await using var host = await Host.Start(
            builder =>
            {
                var folder = Directory.CreateDirectory(System.IO.Path.Combine(builder.Environment.ContentRootPath, "texts")).FullName;
                file = System.IO.Path.Combine(folder, "Texts.uk.resx");
                System.IO.File.WriteAllText(file, File(("Login", "Зайти"), ("Next", "Вперед")));
                builder.Services.AddWidgetTexts(Resources, Path);
            },
            Map,
            isDevelopment: true);
        System.IO.File.WriteAllText(file, File(("Login", "Разом"), ("NewCodeIn", "Код потім")));
        var texts = await Texts(host, "uk");
        Assert.Equal(("Разом", WidgetTexts.For("uk")["NewCodeIn"]), (texts["Login"], texts["NewCodeIn"]));
        Assert.Equal(1, host.Logged("The text NewCodeIn of Texts.uk.resx, \"Код потім\", has no {{seconds}}."));
        System.IO.File.WriteAllText(file, File(("Login", "Зайти</"), ("Next", "Вперед")));
        Assert.Equal("Разом", (await Texts(host, "uk"))["Login"]);
        Assert.Equal(1, host.Logged("Texts.uk.resx cannot be read, so its last texts are shown"));
        System.IO.File.Delete(file);
        Assert.Equal("Зайти", (await Texts(host, "uk"))["Login"]);
    }

    private static ResourceManager Resources => new("Texts", typeof(TextTests).Assembly);

    private static string File(params (string Name, string Text)[] texts) =>
        $"<root>{string.Concat(texts.Select(each => $"<data name=\"{each.Name}\"><value>{each.Text}</value></data>"))}</root>";

    /// <summary>Null means a localizer.</summary>
    private static Task<Host> Start(ResourceManager? resources, string? neutral) => Host.Start(
        builder =>
        {
            if (resources is not null) builder.Services.AddWidgetTexts(resources, Path, neutral);
            else builder.Services.AddWidgetTexts(_ => new Localizer(), Path, neutral);
        },
        Map);

    // The culture of the page is another one than that of the texts.
    private static void Map(WebApplication app) => app.MapGet("/texts", (string culture) =>
    {
        var page = CultureInfo.CurrentUICulture = CultureInfo.GetCultureInfo("ru");
        var texts = WidgetTexts.For(culture);
        return CultureInfo.CurrentUICulture.Equals(page) ? texts : [];
    });

    private static async Task<Dictionary<string, string>> Texts(Host host, string culture) =>
        (await host.Client.GetFromJsonAsync<Dictionary<string, string>>($"/texts?culture={culture}"))!;

    /// <summary>An image without cultures, as Alpine's.</summary>
    private sealed class WithoutCultures() : ResourceManager("Texts", typeof(TextTests).Assembly)
    {
        public override ResourceSet? GetResourceSet(CultureInfo culture, bool createIfNotExists, bool tryParents) =>
            culture.Name == "" ? base.GetResourceSet(culture, createIfNotExists, tryParents) : throw new CultureNotFoundException();
    }

    /// <summary>As that of the framework, it knows only the culture of the page.</summary>
    private sealed class Localizer : IStringLocalizer
    {
        public LocalizedString this[string name] => throw new NotSupportedException();

        public LocalizedString this[string name, params object[] arguments] => throw new NotSupportedException();

        public IEnumerable<LocalizedString> GetAllStrings(bool includeParentCultures)
        {
            var set = Resources.GetResourceSet(CultureInfo.CurrentUICulture, true, includeParentCultures);
            return set is null ? throw new MissingManifestResourceException()
                : set.Cast<System.Collections.DictionaryEntry>().Select(each => new LocalizedString((string)each.Key, (string)each.Value!));
        }
    }
}
