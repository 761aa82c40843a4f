#nullable disable
namespace EvPortalSample
{
    /// <summary>What is too long is wrong. It is neither looked up nor cut: a database may cut it, and find somebody else.</summary>
    internal static class LoginFields
    {
        public static bool IsEmail(string typed)
        {
            return typed != null && typed.Length <= 254;
        }

        public static bool IsPassword(string typed)
        {
            return typed != null && typed.Length <= 1024;
        }
    }
}
