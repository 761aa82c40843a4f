namespace Portal.Backend;

public sealed record User(string Id, string? Role);

public sealed class Users
{
    private const string AdminPhone = "380501234567";
    private const string Password = "charge";

    public User ByPhone(string phone) => new(phone, phone == AdminPhone ? "Admin" : null);

    public User? ByEmail(string? email, string? password)
    {
        var id = email?.Trim().ToLowerInvariant();
        if (id == "broken@example.com") throw new InvalidDataException("This user's record cannot be read.");
        return (id, password) switch
        {
            ("admin@example.com", Password) => new(id, "Admin"),
            ("driver@example.com", Password) => new(id, null),
            _ => null,
        };
    }
}
