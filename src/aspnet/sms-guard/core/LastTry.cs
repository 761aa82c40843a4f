namespace EvPortalWidgets;

/// <summary>
/// What the last try of a password has counted, by account and browser. A login may end in a later request, with a second factor: then its
/// right password must not count either. It is kept as the record of a code is, so it ends by itself, and can be taken once.
/// </summary>
internal static class LastTry
{
    /// <summary>Keeps a question with its try, in the place of the try before. Null without a cookie of the browser.</summary>
    public static CodeStep? Keep(BrowserCall call, string account, string spelled, string question) =>
        Step(CodeAction.Send, call, account, 0, question + "." + spelled);

    /// <summary>Takes it.</summary>
    public static CodeStep? Take(BrowserCall call, string account) => Step(CodeAction.Try, call, account, 1);

    /// <summary>The question, and the name that was typed. Null if there was no try, or if it was taken.</summary>
    public static (string Question, string Spelled)? Of(StoreAnswer answer) =>
        answer.Code.Record?.Id.Split('.') is [var question, var spelled] ? (question, spelled) : null;

    private static CodeStep? Step(CodeAction action, BrowserCall call, string account, int tries, string id = "") =>
        call.Browser() is { } browser ? new(action, "login of " + browser + " " + account, tries, id, Kind: SmsWindowKind.Login) : null;
}
