#nullable enable
using System;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace EvPortalSample;

/// <summary>Marks a class of the sample that is only for development. A site writes its own, and removes the attribute.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class UnfinishedAttribute(string task) : Attribute
{
    public string Task { get; } = task;

    /// <summary>What is left to do.</summary>
    public static string[] TasksOf(params Type[] classes) =>
        [.. classes.Select(each => each.GetCustomAttribute<UnfinishedAttribute>()?.Task).OfType<string>()];
}

/// <summary>Answers with status 503 outside of development, while a class that the action needs is unfinished.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class NeedsAttribute(params Type[] classes) : Attribute, IAuthorizationFilter
{
    public void OnAuthorization(AuthorizationFilterContext context)
    {
        var environment = context.HttpContext.RequestServices.GetRequiredService<IHostEnvironment>();
        if (!environment.IsDevelopment() && UnfinishedAttribute.TasksOf(classes).Length > 0) context.Result = new StatusCodeResult(503);
    }
}
