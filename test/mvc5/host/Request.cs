using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Web;

/// <summary>One request of <see cref="HttpListener"/> in the form that ASP.NET needs.</summary>
internal sealed class Request : HttpWorkerRequest
{
    private readonly HttpListenerContext context;
    private readonly byte[] body;
    private readonly MemoryStream answer = new MemoryStream();
    private readonly string rawPath;
    private readonly string query;
    private long announced;
    private EndOfSendNotification ended;
    private object endedData;

    public Request(HttpListenerContext context)
    {
        this.context = context;
        var received = new MemoryStream();
        if (context.Request.HasEntityBody) context.Request.InputStream.CopyTo(received);
        body = received.ToArray();
        var parts = context.Request.RawUrl.Split(new[] { '?' }, 2);
        rawPath = parts[0];
        query = parts.Length > 1 ? parts[1] : "";
    }

    public override string GetUriPath() { return Uri.UnescapeDataString(rawPath); }
    public override string GetFilePath() { return GetUriPath(); }
    public override string GetFilePathTranslated() { return MapPath(GetUriPath()); }
    public override string GetPathInfo() { return ""; }
    public override string GetRawUrl() { return context.Request.RawUrl; }
    public override string GetQueryString() { return query; }
    public override string GetHttpVerbName() { return context.Request.HttpMethod; }
    public override string GetHttpVersion() { return "HTTP/1.1"; }
    public override string GetProtocol() { return "http"; }
    public override string GetServerName() { return context.Request.UserHostName.Split(':')[0]; }
    // All visitors of a test are on this machine. With this header one of them is elsewhere.
    public override string GetRemoteAddress() { return context.Request.Headers["X-Remote-Address"] ?? context.Request.RemoteEndPoint.Address.ToString(); }
    public override int GetRemotePort() { return context.Request.RemoteEndPoint.Port; }
    public override string GetLocalAddress() { return context.Request.LocalEndPoint.Address.ToString(); }
    public override int GetLocalPort() { return context.Request.LocalEndPoint.Port; }
    public override string GetAppPath() { return HttpRuntime.AppDomainAppVirtualPath; }
    public override string GetAppPathTranslated() { return HttpRuntime.AppDomainAppPath; }
    public override string MapPath(string path) { return Path.Combine(HttpRuntime.AppDomainAppPath, path.TrimStart('/')); }
    public override byte[] GetPreloadedEntityBody() { return body; }
    public override bool IsEntireEntityBodyIsPreloaded() { return true; }
    public override string GetKnownRequestHeader(int index) { return context.Request.Headers[GetKnownRequestHeaderName(index)]; }
    public override string GetUnknownRequestHeader(string name) { return context.Request.Headers[name]; }

    public override string[][] GetUnknownRequestHeaders()
    {
        var headers = context.Request.Headers;
        return headers.AllKeys.Where(name => GetKnownRequestHeaderIndex(name) < 0)
            .Select(name => new[] { name, headers[name] }).ToArray();
    }

    public override void SendStatus(int code, string description)
    {
        context.Response.StatusCode = code;
        context.Response.StatusDescription = description ?? "";
    }

    public override void SendKnownResponseHeader(int index, string value)
    {
        SendUnknownResponseHeader(GetKnownResponseHeaderName(index), value);
    }

    public override void SendUnknownResponseHeader(string name, string value)
    {
        switch (name.ToLowerInvariant())
        {
            case "content-length":
                announced = long.Parse(value);
                break;
            // HttpListener writes these itself.
            case "transfer-encoding":
            case "connection":
            case "keep-alive":
                break;
            case "content-type":
                context.Response.ContentType = value;
                break;
            default:
                context.Response.Headers.Add(name, value);
                break;
        }
    }

    public override void SendResponseFromMemory(byte[] data, int length)
    {
        answer.Write(data, 0, length);
    }

    public override void SendResponseFromFile(string name, long offset, long length)
    {
        using (var file = File.OpenRead(name)) Append(file, offset, length);
    }

    public override void SendResponseFromFile(IntPtr handle, long offset, long length)
    {
        var open = new Microsoft.Win32.SafeHandles.SafeFileHandle(handle, false);
        using (var file = new FileStream(open, FileAccess.Read)) Append(file, offset, length);
    }

    private void Append(Stream file, long offset, long length)
    {
        file.Seek(offset, SeekOrigin.Begin);
        var data = new BinaryReader(file).ReadBytes((int)length);
        answer.Write(data, 0, data.Length);
    }

    public override void SetEndOfSendNotification(EndOfSendNotification callback, object data)
    {
        ended = callback;
        endedData = data;
    }

    public override void FlushResponse(bool final)
    {
        if (!final) return;
        try
        {
            var isHead = GetHttpVerbName() == "HEAD";
            context.Response.ContentLength64 = isHead ? Math.Max(announced, answer.Length) : answer.Length;
            if (!isHead) answer.WriteTo(context.Response.OutputStream);
            context.Response.Close();
        }
        catch (Exception)
        {
            // The browser closed the connection before the answer was complete.
        }
    }

    public override void EndOfRequest()
    {
        if (ended != null) ended(this, endedData);
    }
}
