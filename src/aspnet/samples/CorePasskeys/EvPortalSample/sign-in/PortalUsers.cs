#nullable enable
using System;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Identity;

namespace EvPortalSample;

public sealed record PortalUser(string Id, string? Role);

/// <summary>The users of Identity.</summary>
public sealed class PortalUsers(UserManager<IdentityUser> site)
{
    /// <summary>The right code has just proved the number. So a new user is made here, and nowhere else.</summary>
    public async Task<PortalUser?> ByPhone(string phone)
    {
        var known = await site.FindByNameAsync(phone);
        if (known is { PhoneNumberConfirmed: true }) return new(phone, null);
        var user = known ?? new() { UserName = phone };
        (user.PhoneNumber, user.PhoneNumberConfirmed) = ($"+{phone}", true);
        var kept = known is null ? await site.CreateAsync(user) : await site.UpdateAsync(user);
        return kept.Succeeded ? new(phone, null) : throw new InvalidOperationException($"{kept}");
    }

    public async Task<PortalUser?> ByEmail(string? email) =>
        await site.FindByEmailAsync(email ?? "") is { } user ? new(user.UserName!, null) : null;

    /// <summary>Each answer takes as long as one hash, so nobody learns who has an account, or a password.</summary>
    public async Task<bool> HasPassword(PortalUser? user, string? password)
    {
        var found = await site.FindByNameAsync(user?.Id ?? "");
        if (found is not null && !string.IsNullOrEmpty(password) && await site.HasPasswordAsync(found))
            return await site.CheckPasswordAsync(found, password);
        site.PasswordHasher.HashPassword(new(), password ?? "");
        return false;
    }
}
