#nullable disable
using System;

namespace EvPortalWidgets
{
    /// <summary>What happened at a login, for figures.</summary>
    public sealed class SmsEventArgs : EventArgs
    {
        /// <param name="name">What happened.</param>
        /// <param name="reason">Why.</param>
        public SmsEventArgs(string name, string reason)
        {
            Name = name;
            Reason = reason;
        }

        /// <summary>What happened: the name of the meter in ASP.NET Core.</summary>
        public string Name { get; private set; }
        /// <summary>Why it was refused or failed. Otherwise empty.</summary>
        public string Reason { get; private set; }
    }
}
