using System.Web.Script.Serialization;

namespace EvPortalWidgets;

/// <summary>Writes the data of a page as JSON.</summary>
internal static class PageJson
{
    /// <summary>JSON that is safe inside a script element, even if the serializer escapes nothing.</summary>
    public static string ForScript(object? page)
    {
        var json = new JavaScriptSerializer { MaxJsonLength = int.MaxValue }.Serialize(page);
        return json.Replace("<", "\\u003c").Replace(">", "\\u003e").Replace("&", "\\u0026")
            .Replace("\u2028", "\\u2028").Replace("\u2029", "\\u2029");
    }
}
