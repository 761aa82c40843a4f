// Reads pages as JSON, and writes the first content of each.
using System.Text.Json;
using EvPortalWidgets;

JsonSerializerOptions options = new() { PropertyNameCaseInsensitive = true };
var pages = JsonSerializer.Deserialize<Asked[]>(System.Console.In.ReadToEnd(), options)!;
System.Console.WriteLine(JsonSerializer.Serialize(System.Array.ConvertAll(
    pages, asked => FirstContent.Of(asked.Widget, asked.Page, asked.Address))));

internal sealed record Asked(string Widget, PageData Page, string Address);
