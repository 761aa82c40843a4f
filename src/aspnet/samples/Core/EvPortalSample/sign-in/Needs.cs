#nullable enable
using System;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace EvPortalSample;

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
