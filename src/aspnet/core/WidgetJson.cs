using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Unicode;
using Microsoft.Extensions.Options;
using HttpJson = Microsoft.AspNetCore.Http.Json.JsonOptions;
using MvcJson = Microsoft.AspNetCore.Mvc.JsonOptions;

namespace EvPortalWidgets;

/// <summary>
/// How the package reads and writes JSON. The code for it is made when the package is built, because a site that is published trimmed has
/// no reflection for JSON.
/// </summary>
[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(PageData))]
[JsonSerializable(typeof(WidgetList))]
[JsonSerializable(typeof(WidgetAnswer))]
[JsonSerializable(typeof(WidgetError))]
[JsonSerializable(typeof(int))]
[JsonSerializable(typeof(string))]
internal sealed partial class WidgetJson : JsonSerializerContext
{
    // Letters of every script are not escaped. The characters <, >, &, quotes, line separators and emoji are escaped, so
    // that the text is safe inside a script element.
    public static readonly WidgetJson ForScript = new(new()
    {
        Encoder = JavaScriptEncoder.Create(UnicodeRanges.All),
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    });

    public static readonly WidgetJson OfWeb = new(new(JsonSerializerDefaults.Web));

    /// <summary>Lets the site write our answers. What the site itself knows of a type comes first.</summary>
    internal sealed class ForAnswers : IPostConfigureOptions<HttpJson>, IPostConfigureOptions<MvcJson>
    {
        public void PostConfigure(string? name, HttpJson options) => options.SerializerOptions.TypeInfoResolverChain.Add(Default);

        public void PostConfigure(string? name, MvcJson options) => options.JsonSerializerOptions.TypeInfoResolverChain.Add(Default);
    }
}
