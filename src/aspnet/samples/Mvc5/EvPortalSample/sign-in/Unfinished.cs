using System;
using System.Linq;

namespace EvPortalSample
{
    /// <summary>Marks a class of the sample that is only for development. A site writes its own, and removes the attribute.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class UnfinishedAttribute : Attribute
    {
        public UnfinishedAttribute(string task)
        {
            Task = task;
        }

        public string Task { get; private set; }

        /// <summary>What is left to do.</summary>
        public static string[] TasksOf(params Type[] classes)
        {
            return classes.SelectMany(each => each.GetCustomAttributes(typeof(UnfinishedAttribute), false))
                .Select(each => ((UnfinishedAttribute)each).Task).ToArray();
        }
    }
}
