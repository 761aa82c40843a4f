namespace EvPortalWidgets;

// In ASP.NET Core these are internal: there a health check and a meter have what they say.
public partial class WidgetHealth;

public partial class WidgetMeasurement;
