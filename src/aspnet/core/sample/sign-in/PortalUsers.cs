#nullable enable
using System;
using System.Threading.Tasks;
using Microsoft.Extensions.Hosting;

namespace EvPortalSample;

public sealed record PortalUser(string Id, string? Role);

/// <summary>Two users to try the login with, while you develop. Replace this file by one with your own users.</summary>
[Unfinished("Replace PortalUsers.cs by your own users.")]
public sealed class PortalUsers(IHostEnvironment environment)
{
    /// <summary>The user of a number that has received the right code.</summary>
    public Task<PortalUser> ByPhone(string phone) => Task.FromResult(new PortalUser(phone, null));

    /// <summary>Null if the password is wrong or there is no such user.</summary>
    public Task<PortalUser?> ByEmail(string? email, string? password)
    {
        if (!environment.IsDevelopment()) throw new InvalidOperationException("Replace PortalUsers.cs by your own users.");
        return Task.FromResult<PortalUser?>((email, password) switch
        {
            ("admin@example.com", "charge") => new(email, "Admin"),
            ("driver@example.com", "charge") => new(email, null),
            _ => null,
        });
    }
}
