namespace EvPortalWidgets;

// In ASP.NET Core a meter has what this event says.
public partial class SmsGuard
{
    /// <summary>Something happened at a login.</summary>
    public event EventHandler<SmsEventArgs> Happened = delegate { };

    private sealed class HandlersOfSite(SmsGuard guard) : ISmsObserver
    {
        public void Count(SmsFigure figure, string reason)
        {
            try
            {
                guard.Happened(guard, new(figure.Name, reason));
            }
            catch (Exception error)
            {
                // The visitor has got the SMS, or has signed in.
                if (guard.log.IsNew(SmsEvents.HandlerFailed.Name)) guard.log.Failed(SmsEvents.HandlerFailed, error);
            }
        }

        public void Measure(SmsFigure figure, TimeSpan time, string reason = "")
        {
        }

        public IDisposable? BeginCode() => null;
    }
}
