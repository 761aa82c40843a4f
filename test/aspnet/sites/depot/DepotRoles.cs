using System;
using System.Web.Security;

namespace Portal
{
    public class DepotRoles : RoleProvider
    {
        public override string ApplicationName { get; set; }

        public override string[] GetRolesForUser(string username)
        {
            if (username == "Anna") return new[] { "Driver" };
            throw new ArgumentException("The depot has nobody named " + username);
        }

        public override bool IsUserInRole(string username, string roleName)
        {
            return Array.IndexOf(GetRolesForUser(username), roleName) >= 0;
        }

        public override void AddUsersToRoles(string[] usernames, string[] roleNames) { throw new NotSupportedException(); }
        public override void CreateRole(string roleName) { throw new NotSupportedException(); }
        public override bool DeleteRole(string roleName, bool throwOnPopulatedRole) { throw new NotSupportedException(); }
        public override string[] FindUsersInRole(string roleName, string usernameToMatch) { throw new NotSupportedException(); }
        public override string[] GetAllRoles() { throw new NotSupportedException(); }
        public override string[] GetUsersInRole(string roleName) { throw new NotSupportedException(); }
        public override void RemoveUsersFromRoles(string[] usernames, string[] roleNames) { throw new NotSupportedException(); }
        public override bool RoleExists(string roleName) { return true; }
    }
}
