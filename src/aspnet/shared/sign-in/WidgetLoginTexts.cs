using System.Globalization;

namespace EvPortalWidgets;

/// <summary>
/// What an SMS and the refusals of a login say, in Ukrainian, Russian and English, and in the words of the site. Without a language the
/// texts are in that of the page, <see cref="CultureInfo.CurrentUICulture" />.
/// </summary>
public static class WidgetLoginTexts
{
    private const string Mark = "{0}";

    /// <summary>Our texts by their names. Where one has the mark, one of the site must have it, too.</summary>
    private static readonly Dictionary<string, (string Ukrainian, string Russian, string English)> Ours = new()
    {
        ["NotServed"] = (
            "Ми не надсилаємо SMS на номери цієї країни.",
            "Мы не отправляем SMS на номера этой страны.",
            "We do not send SMS to numbers of this country."),
        ["WrongCode"] = (
            "Код неправильний або вже не діє.",
            "Код неверен или больше не действует.",
            "The code is wrong or no longer valid."),
        ["TooManyWrongCodes"] = (
            "Забагато неправильних кодів, тому надісланий більше не діє. Запросіть новий.",
            "Слишком много неверных кодов, поэтому отправленный больше не действует. Запросите новый.",
            "Too many wrong codes, so the one that was sent is no longer valid. Ask for a new one."),
        ["CodeIsNotChecked"] = (
            "Код зараз не можна перевірити. Спробуйте ще раз за хвилину або увійдіть за електронною поштою.",
            "Код сейчас нельзя проверить. Попробуйте ещё раз через минуту или войдите по электронной почте.",
            "The code cannot be checked now. Try again in a minute, or sign in by email."),
        ["UnknownNumber"] = ("За цим номером нікого не знайдено.", "По этому номеру никто не найден.", "Nobody has this number."),
        ["WrongPassword"] = (
            "Неправильна електронна пошта або пароль.",
            "Неверная почта или пароль.",
            "The email address or the password is wrong."),
        ["NotAllowed"] = (
            "З цим обліковим записом тут увійти не можна. Зателефонуйте на гарячу лінію.",
            "С этой учётной записью здесь войти нельзя. Позвоните на горячую линию.",
            "This account cannot sign in here. Call the hotline."),
        ["CodeWasSent"] = (
            "Код уже надіслано. Новий можна запросити пізніше.",
            "Код уже отправлен. Новый можно запросить позже.",
            "A code was already sent. You can ask for a new one later."),
        ["CheckHasFailed"] = (
            "Перевірку, що ви не робот, не пройдено. Спробуйте ще раз або увійдіть за електронною поштою.",
            "Проверка, что вы не робот, не пройдена. Попробуйте ещё раз или войдите по электронной почте.",
            "The check that you are not a robot has failed. Try again, or sign in by email."),
        ["NoCodeNow"] = (
            "Код зараз не можна надіслати. Увійдіть за електронною поштою або зателефонуйте на гарячу лінію.",
            "Код сейчас нельзя отправить. Войдите по электронной почте или позвоните на горячую линию.",
            "No code can be sent now. Sign in by email, or call the hotline."),
        ["Sms"] = ("Ваш код: {0}", "Ваш код: {0}", "Your code: {0}"),
        ["Minutes"] = ("{0} хв", "{0} мин", "{0} min"),
        ["Hours"] = ("{0} год", "{0} ч", "{0} h"),
        ["TooManyCodes"] = (
            "Надіслано забагато кодів. Новий можна запросити через {0}. Або увійдіть за електронною поштою.",
            "Отправлено слишком много кодов. Новый можно запросить через {0}. Или войдите по электронной почте.",
            "Too many codes were sent. You can ask for a new one in {0}. Or sign in by email."),
    };

    /// <summary>
    /// The texts of the site, for more languages or in place of ours: from the name of a text and a language, such as <c>pl</c>. Null
    /// if the site has none. The names are those of the methods, and <c>CodeWasSent</c>, <c>CheckHasFailed</c>, <c>NoCodeNow</c>,
    /// <c>TooManyCodes</c>, <c>Minutes</c> and <c>Hours</c>. In <c>Sms</c> and in the last three <c>{0}</c> is the code, the time or the
    /// number: without it our text is taken.
    /// </summary>
    public static Func<string, string, string?>? Own { get; set; }

    /// <summary>No SMS is sent to this number.</summary>
    public static string NotServed(string? language = null) => In("NotServed", language);

    /// <summary>The code of an SMS is wrong.</summary>
    public static string WrongCode(string? language = null) => In("WrongCode", language);

    /// <summary>After too many wrong codes.</summary>
    public static string TooManyWrongCodes(string? language = null) => In("TooManyWrongCodes", language);

    /// <summary>The store of codes does not answer.</summary>
    public static string CodeIsNotChecked(string? language = null) => In("CodeIsNotChecked", language);

    /// <summary>The code is right, and nobody has the number.</summary>
    public static string UnknownNumber(string? language = null) => In("UnknownNumber", language);

    /// <summary>The email address or the password is wrong.</summary>
    public static string WrongPassword(string? language = null) => In("WrongPassword", language);

    /// <summary>The login is right, but the account is locked, not confirmed, or needs a second factor.</summary>
    public static string NotAllowed(string? language = null) => In("NotAllowed", language);

    /// <summary>The SMS with a code, without the line for browsers.</summary>
    public static string Sms(string code, string? language = null) => With(code, "Sms", language);

    /// <summary>Why the guard lets no SMS be sent, and what else the visitor can do.</summary>
    public static string Of(SmsRefusal refusal, string? language = null)
    {
        if (refusal.Code == WidgetCodes.SmsSentTimeout) return In("CodeWasSent", language);
        if (refusal.Code == WidgetCodes.BotCheckRequired) return In("CheckHasFailed", language);
        if (refusal.Wait <= TimeSpan.Zero) return In("NoCodeNow", language);
        var time = refusal.Wait <= TimeSpan.FromHours(2)
            ? With(Ceiling(refusal.Wait.TotalMinutes), "Minutes", language)
            : With(Ceiling(refusal.Wait.TotalHours), "Hours", language);
        return With(time, "TooManyCodes", language);
    }

    /// <summary>Logs once for each language which texts it has from nobody, or from the site without their mark.</summary>
    internal static void Report(WidgetLog log, string? language)
    {
        var code = CodeOf(language);
        if (!log.IsNew($"the login texts in {code}")) return;
        var lacking = Ours.Keys.Select(name => Lack(name, code)).OfType<string>().ToList();
        if (lacking.Count > 0) log.Write(SignInEvents.NoLoginTexts, code, string.Join(", ", lacking));
    }

    private static string? Lack(string name, string code)
    {
        string? own;
        try
        {
            own = Own?.Invoke(name, code);
        }
        catch (Exception)
        {
            // A line of the log stops no page.
            own = null;
        }
        if (own is null) return code is "uk" or "ru" or "en" ? null : name;
        return HasMark(Ours[name].English) && !HasMark(own) ? $"{name} without {Mark}" : null;
    }

    private static string Ceiling(double number) => Math.Ceiling(number).ToString(CultureInfo.InvariantCulture);

    private static bool HasMark(string? text) => text?.IndexOf(Mark, StringComparison.Ordinal) >= 0;

    private static string With(string value, string name, string? language)
    {
        var own = Own?.Invoke(name, CodeOf(language));
        return (HasMark(own) ? own! : OurText(name, language)).Replace(Mark, value);
    }

    private static string In(string name, string? language) => Own?.Invoke(name, CodeOf(language)) ?? OurText(name, language);

    private static string OurText(string name, string? language)
    {
        var ours = Ours[name];
        return CodeOf(language) switch { "ru" => ours.Russian, "en" => ours.English, _ => ours.Ukrainian };
    }

    /// <summary>Without the country.</summary>
    private static string CodeOf(string? language) =>
        (language ?? CultureInfo.CurrentUICulture.Name).Split('-')[0].ToLowerInvariant();
}
