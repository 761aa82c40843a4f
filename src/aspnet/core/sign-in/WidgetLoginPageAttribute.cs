namespace EvPortalWidgets;

/// <summary>
/// Marks an action at <c>/account/login</c> that comes after a login page of the site, and before a route of the site for all addresses,
/// such as <c>/{**slug}</c>.
/// </summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class WidgetLoginPageAttribute : Attribute;
