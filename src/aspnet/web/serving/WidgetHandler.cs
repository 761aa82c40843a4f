using System.Web;

namespace EvPortalWidgets;

/// <summary>Serves the scripts and the stylesheet of the widgets.</summary>
public sealed class WidgetHandler : IHttpHandler
{
    private const string Start = "~/widgets/";

    // No code, no settings and no list of files.
    private static readonly string[] Public =
    [
        "image/", "font/", "text/css", "application/javascript", "application/x-javascript", "text/javascript",
    ];

    /// <inheritdoc />
    public bool IsReusable => true;

    /// <inheritdoc />
    public void ProcessRequest(HttpContext context)
    {
        var request = new HttpRequestWrapper(context.Request);
        var response = context.Response;
        if (PathOf(request) is not { } path || FileOf(request) is not { } file)
        {
            SendOfSite(context, PathOf(request) != null);
            return;
        }
        var answer = new WidgetResponse(file, request.HttpMethod, path, VersionOf(request), name => request.Headers[name]);
        response.StatusCode = answer.Status;
        foreach (var header in answer.Headers)
        {
            if (header.Key == "Content-Type") response.ContentType = header.Value;
            else response.AppendHeader(header.Key, header.Value);
        }
        // ASP.NET itself knows the length of a body.
        if (answer.Body != null) response.OutputStream.Write(answer.Body, 0, answer.Body.Length);
        else if (answer.Length != null) response.AppendHeader("Content-Length", answer.Length.ToString());
    }

    /// <summary>IIS sends all addresses below /widgets/ here. What pages use there of the site's own files stays the site's.</summary>
    private static void SendOfSite(HttpContext context, bool isBelow)
    {
        var path = context.Request.PhysicalPath;
        var type = MimeMapping.GetMimeMapping(path);
        if (isBelow && Public.Any(each => type.StartsWith(each, StringComparison.Ordinal)) && File.Exists(path))
        {
            context.Response.ContentType = type;
            context.Response.Cache.SetLastModified(File.GetLastWriteTime(path));
            context.Response.TransmitFile(path);
        }
        else context.Response.StatusCode = 404;
    }

    /// <summary>The file that a request is for. Null if it is for something else.</summary>
    internal static WidgetFile? FileOf(HttpRequestBase request) =>
        PathOf(request) is { } path ? WidgetSite.Builds.Find(path, VersionOf(request)) : null;

    /// <summary>Request.QueryString would answer a version with &lt; in it with an error page.</summary>
    private static string? VersionOf(HttpRequestBase request) => request.Unvalidated.QueryString["v"];

    private static string? PathOf(HttpRequestBase request)
    {
        var path = request.AppRelativeCurrentExecutionFilePath ?? "";
        return path.StartsWith(Start, StringComparison.OrdinalIgnoreCase) ? path[Start.Length..] : null;
    }
}
