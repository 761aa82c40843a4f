namespace EvPortalSample;

public sealed record PortalUser(string Id, string? Role);

/// <summary>The users of the tests, in place of the sample's.</summary>
public sealed class PortalUsers
{
    public Task<PortalUser> ByPhone(string phone) => Task.FromResult(new PortalUser(phone, phone == "380501234567" ? "Admin" : null));

    public Task<PortalUser?> ByEmail(string? email, string? password) => Task.FromResult<PortalUser?>((email, password) switch
    {
        ("broken@example.com", _) => throw new InvalidDataException("This user's record cannot be read."),
        ("admin@example.com", "charge") => new(email, "Admin"),
        ("driver@example.com", "charge") => new(email, null),
        _ => null,
    });
}
