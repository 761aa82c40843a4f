#nullable enable
using System.Threading.Tasks;
using EvPortalWidgets;

namespace EvPortalSample;

public sealed record PortalUser(string Id, string? Role);

/// <summary>Two users to try the login with, while you develop. Replace this file by one with your own users.</summary>
[Unfinished("Replace PortalUsers.cs by your own users.")]
public sealed class PortalUsers
{
    /// <summary>The user of a number, after the right code. A new number may become a new user, or is refused: null.</summary>
    public Task<PortalUser?> ByPhone(string phone) => Task.FromResult<PortalUser?>(new(phone, null));

    /// <summary>Null if there is no such user. The id never changes, and tries of the password are counted for it.</summary>
    public Task<PortalUser?> ByEmail(string? email) => Task.FromResult<PortalUser?>(email switch
    {
        "admin@example.com" => new(email, "Admin"),
        "driver@example.com" => new(email, null),
        _ => null,
    });

    /// <summary>Whether it is the user's password. Without a user compare it with the hash of any other one: that takes as long.</summary>
    public Task<bool> HasPassword(PortalUser? user, string? password) => Task.FromResult(user is not null && password == "charge");
}
