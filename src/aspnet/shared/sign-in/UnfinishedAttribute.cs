namespace EvPortalWidgets;

/// <summary>
/// Marks a class of a sample that is only for development. A site writes its own, and removes the attribute. Until then the logins
/// are answered with 503 in production, and the log says why.
/// </summary>
/// <param name="task">What is left to do.</param>
[AttributeUsage(AttributeTargets.Class)]
public sealed class UnfinishedAttribute(string task) : Attribute
{
    /// <summary>What is left to do.</summary>
    public string Task { get; } = task;

    internal static string[] TasksOf(Type[] classes) => classes
        .SelectMany(each => each.GetCustomAttributes(typeof(UnfinishedAttribute), false)).Cast<UnfinishedAttribute>()
        .Select(each => each.Task).ToArray();
}
