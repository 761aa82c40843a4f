using System.IO;

namespace Portal.Backend
{
    public class User
    {
        public string Id { get; set; }
        public string Role { get; set; }
    }

    public static class Users
    {
        private const string AdminPhone = "380501234567";
        private const string Password = "charge";

        public static User ByPhone(string phone)
        {
            return new User { Id = phone, Role = phone == AdminPhone ? "Admin" : "" };
        }

        /// <summary>Null if the password is wrong or there is no such user.</summary>
        public static User ByEmail(string email, string password)
        {
            var id = (email ?? "").Trim().ToLowerInvariant();
            if (id == "broken@example.com") throw new InvalidDataException("This user's record cannot be read.");
            if (password != Password) return null;
            if (id == "admin@example.com") return new User { Id = id, Role = "Admin" };
            return id == "driver@example.com" ? new User { Id = id, Role = "" } : null;
        }
    }
}
