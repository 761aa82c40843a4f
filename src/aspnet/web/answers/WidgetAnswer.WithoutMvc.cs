namespace EvPortalWidgets.WithoutMvc;

/// <remarks>
/// Only for a site without MVC. An action of MVC 5 would answer with the name of this class: there the answer is
/// <c>EvPortalWidgets.WidgetAnswer</c>, of the package EvPortalWidgets.Mvc5.
/// </remarks>
public partial class WidgetAnswer;
