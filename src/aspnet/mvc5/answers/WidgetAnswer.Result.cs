using System.Web.Mvc;

namespace EvPortalWidgets;

public sealed partial class WidgetAnswer : ActionResult
{
    /// <inheritdoc />
    public override void ExecuteResult(ControllerContext context) =>
        new JsonResult { Data = this, JsonRequestBehavior = JsonRequestBehavior.AllowGet }.ExecuteResult(context);
}
