using System.Globalization;

namespace EvPortalWidgets;

/// <summary>
/// What an SMS and the refusals of a login say, in Ukrainian, Russian and English, and in the words of the site. Without a language the
/// texts are in that of the page, <see cref="CultureInfo.CurrentUICulture" />.
/// </summary>
public static class WidgetLoginTexts
{
    /// <summary>
    /// The texts of the site, for more languages or in place of ours: from the name of a text and a language, such as <c>pl</c>. Null
    /// if the site has none. The names are those of the methods, and <c>CodeWasSent</c>, <c>CheckHasFailed</c>, <c>NoCodeNow</c>,
    /// <c>TooManyCodes</c>, <c>Minutes</c> and <c>Hours</c>. In <c>Sms</c> and in the last three <c>{0}</c> is the code, the time or the
    /// number: without it our text is taken.
    /// </summary>
    public static Func<string, string, string?>? Own { get; set; }

    /// <summary>No SMS is sent to this number.</summary>
    public static string NotServed(string? language = null) => In(
        "NotServed",
        language,
        "Ми не надсилаємо SMS на номери цієї країни.",
        "Мы не отправляем SMS на номера этой страны.",
        "We do not send SMS to numbers of this country.");

    /// <summary>The code of an SMS is wrong.</summary>
    public static string WrongCode(string? language = null) => In(
        "WrongCode",
        language,
        "Код неправильний або вже не діє.",
        "Код неверен или больше не действует.",
        "The code is wrong or no longer valid.");

    /// <summary>After too many wrong codes.</summary>
    public static string TooManyWrongCodes(string? language = null) => In(
        "TooManyWrongCodes",
        language,
        "Забагато неправильних кодів, тому надісланий більше не діє. Запросіть новий.",
        "Слишком много неверных кодов, поэтому отправленный больше не действует. Запросите новый.",
        "Too many wrong codes, so the one that was sent is no longer valid. Ask for a new one.");

    /// <summary>The store of codes does not answer.</summary>
    public static string CodeIsNotChecked(string? language = null) => In(
        "CodeIsNotChecked",
        language,
        "Код зараз не можна перевірити. Спробуйте ще раз за хвилину або увійдіть за електронною поштою.",
        "Код сейчас нельзя проверить. Попробуйте ещё раз через минуту или войдите по электронной почте.",
        "The code cannot be checked now. Try again in a minute, or sign in by email.");

    /// <summary>The code is right, and nobody has the number.</summary>
    public static string UnknownNumber(string? language = null) => In(
        "UnknownNumber",
        language,
        "За цим номером нікого не знайдено.",
        "По этому номеру никто не найден.",
        "Nobody has this number.");

    /// <summary>The email address or the password is wrong.</summary>
    public static string WrongPassword(string? language = null) => In(
        "WrongPassword",
        language,
        "Неправильна електронна пошта або пароль.",
        "Неверная почта или пароль.",
        "The email address or the password is wrong.");

    /// <summary>The login is right, but the account is locked, not confirmed, or needs a second factor.</summary>
    public static string NotAllowed(string? language = null) => In(
        "NotAllowed",
        language,
        "З цим обліковим записом тут увійти не можна. Зателефонуйте на гарячу лінію.",
        "С этой учётной записью здесь войти нельзя. Позвоните на горячую линию.",
        "This account cannot sign in here. Call the hotline.");

    /// <summary>The SMS with a code, without the line for browsers.</summary>
    public static string Sms(string code, string? language = null) => With(code, "Sms", language, "Ваш код: {0}", "Ваш код: {0}", "Your code: {0}");

    /// <summary>Why the guard lets no SMS be sent, and what else the visitor can do.</summary>
    public static string Of(SmsRefusal refusal, string? language = null)
    {
        if (refusal.Code == WidgetCodes.SmsSentTimeout) return In(
            "CodeWasSent",
            language,
            "Код уже надіслано. Новий можна запросити пізніше.",
            "Код уже отправлен. Новый можно запросить позже.",
            "A code was already sent. You can ask for a new one later.");
        if (refusal.Code == WidgetCodes.BotCheckRequired) return In(
            "CheckHasFailed",
            language,
            "Перевірку, що ви не робот, не пройдено. Спробуйте ще раз або увійдіть за електронною поштою.",
            "Проверка, что вы не робот, не пройдена. Попробуйте ещё раз или войдите по электронной почте.",
            "The check that you are not a robot has failed. Try again, or sign in by email.");
        if (refusal.Wait <= TimeSpan.Zero) return In(
            "NoCodeNow",
            language,
            "Код зараз не можна надіслати. Увійдіть за електронною поштою або зателефонуйте на гарячу лінію.",
            "Код сейчас нельзя отправить. Войдите по электронной почте или позвоните на горячую линию.",
            "No code can be sent now. Sign in by email, or call the hotline.");
        var time = refusal.Wait <= TimeSpan.FromHours(2)
            ? With(Ceiling(refusal.Wait.TotalMinutes), "Minutes", language, "{0} хв", "{0} мин", "{0} min")
            : With(Ceiling(refusal.Wait.TotalHours), "Hours", language, "{0} год", "{0} ч", "{0} h");
        return With(
            time,
            "TooManyCodes",
            language,
            "Надіслано забагато кодів. Новий можна запросити через {0}. Або увійдіть за електронною поштою.",
            "Отправлено слишком много кодов. Новый можно запросить через {0}. Или войдите по электронной почте.",
            "Too many codes were sent. You can ask for a new one in {0}. Or sign in by email.");
    }

    /// <summary>The language if neither the site nor we have an SMS in it. Then the visitor gets a Ukrainian one.</summary>
    internal static string? Lacks(string? language)
    {
        var code = CodeOf(language);
        return code is "uk" or "ru" or "en" || HasMark(Own?.Invoke("Sms", code)) ? null : code;
    }

    private const string Mark = "{0}";

    private static string Ceiling(double number) => Math.Ceiling(number).ToString(CultureInfo.InvariantCulture);

    private static bool HasMark(string? text) => text?.IndexOf(Mark, StringComparison.Ordinal) >= 0;

    private static string With(string value, string name, string? language, string ukrainian, string russian, string english)
    {
        var own = Own?.Invoke(name, CodeOf(language));
        return (HasMark(own) ? own! : Ours(language, ukrainian, russian, english)).Replace(Mark, value);
    }

    private static string In(string name, string? language, string ukrainian, string russian, string english) =>
        Own?.Invoke(name, CodeOf(language)) ?? Ours(language, ukrainian, russian, english);

    private static string Ours(string? language, string ukrainian, string russian, string english) =>
        CodeOf(language) switch { "ru" => russian, "en" => english, _ => ukrainian };

    /// <summary>Without the country.</summary>
    private static string CodeOf(string? language) =>
        (language ?? CultureInfo.CurrentUICulture.Name).Split('-')[0].ToLowerInvariant();
}
