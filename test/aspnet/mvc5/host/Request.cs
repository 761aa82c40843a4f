using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Web.Hosting;

/// <summary>One request of <see cref="HttpListener"/> in the form that ASP.NET needs.</summary>
internal sealed class Request : SimpleWorkerRequest
{
    private readonly HttpListenerContext context;
    private readonly byte[] body;

    public Request(HttpListenerContext context)
        : base("", context.Request.Url.Query.TrimStart('?'), null)
    {
        this.context = context;
        var received = new MemoryStream();
        context.Request.InputStream.CopyTo(received);
        body = received.ToArray();
    }

    public override string GetUriPath() { return Uri.UnescapeDataString(GetRawUrl().Split('?')[0]); }
    public override string GetFilePath() { return GetUriPath(); }
    public override string GetRawUrl() { return context.Request.RawUrl; }
    public override string GetHttpVerbName() { return context.Request.HttpMethod; }
    public override string GetServerName() { return context.Request.UserHostName.Split(':')[0]; }
    // All visitors of a test are on this machine. With this header one of them is elsewhere.
    public override string GetRemoteAddress() { return context.Request.Headers["X-Remote-Address"] ?? context.Request.RemoteEndPoint.Address.ToString(); }
    // As IIS says it. Mono has no https.
    public override bool IsSecure() { return context.Request.Headers["X-Remote-Https"] == "yes"; }
    public override int GetLocalPort() { return context.Request.LocalEndPoint.Port; }
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
    }

    public override void SendKnownResponseHeader(int index, string value)
    {
        SendUnknownResponseHeader(GetKnownResponseHeaderName(index), value);
    }

    public override void SendUnknownResponseHeader(string name, string value)
    {
        if (name == "Content-Length") context.Response.ContentLength64 = long.Parse(value);
        else context.Response.Headers.Add(name, value);
    }

    public override void SendResponseFromMemory(byte[] data, int length)
    {
        if (GetHttpVerbName() != "HEAD") context.Response.OutputStream.Write(data, 0, length);
    }

    public override void SendResponseFromFile(string name, long offset, long length)
    {
        SendResponseFromMemory(File.ReadAllBytes(name), (int)length);
    }

    public override void FlushResponse(bool final)
    {
        if (final) context.Response.Close();
    }
}
