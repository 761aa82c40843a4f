#nullable enable
namespace EvPortalSample;

public sealed record PortalUser(string Id, string? Role);

/// <summary>The users of the tests, in place of the sample's.</summary>
public sealed class PortalUsers
{
    public Task<PortalUser?> ByPhone(string phone) => Task.FromResult<PortalUser?>(phone switch
    {
        "380671180099" => null,
        "380501234567" => new(phone, "Admin"),
        _ => new(phone, null),
    });

    /// <summary>Finds as a database does that takes full-width letters, letter case and blanks at the end for the same.</summary>
    public Task<PortalUser?> ByEmail(string? email) => Task.FromResult<PortalUser?>(
        email?.Normalize(System.Text.NormalizationForm.FormKC).TrimEnd().ToUpperInvariant() switch
    {
        "BROKEN@EXAMPLE.COM" => throw new InvalidDataException("This user's record cannot be read."),
        "ADMIN@EXAMPLE.COM" => new("1", "Admin"),
        "DRIVER@EXAMPLE.COM" => new("2", null),
        "OWNER@EXAMPLE.COM" => new("3", null),
        _ => null,
    });

    public Task<bool> HasPassword(PortalUser? user, string? password) => Task.FromResult(user is not null && password == "charge");
}
