using System.IO;

namespace Portal
{
    public class User
    {
        public string Id { get; set; }
        public string Role { get; set; }
    }

    /// <summary>The users of the tests, in place of the sample's.</summary>
    [Unfinished("Replace the users of the tests.")]
    public static class Users
    {
        public static User ByPhone(string phone)
        {
            return new User { Id = phone, Role = phone == "380501234567" ? "Admin" : "" };
        }

        public static User ByEmail(string email, string password)
        {
            if (email == "broken@example.com") throw new InvalidDataException("This user's record cannot be read.");
            if (password != "charge") return null;
            if (email == "admin@example.com") return new User { Id = email, Role = "Admin" };
            return email == "driver@example.com" ? new User { Id = email, Role = "" } : null;
        }
    }
}
