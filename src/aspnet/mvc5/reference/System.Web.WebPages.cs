namespace System.Web.Mvc;

public sealed class HttpAntiForgeryException : HttpException;
