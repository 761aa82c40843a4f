using System.Globalization;

namespace EvPortalWidgets;

/// <summary>
/// What an SMS and the refusals of a login say, in Ukrainian, Russian and English. A site may answer with texts of its own. Without a
/// language the texts are in that of the page, <see cref="CultureInfo.CurrentUICulture" />.
/// </summary>
public static class WidgetLoginTexts
{
    /// <summary>No SMS is sent to this number.</summary>
    public static string NotServed(string? language = null) => In(
        language,
        "Ми не надсилаємо SMS на номери цієї країни.",
        "Мы не отправляем SMS на номера этой страны.",
        "We do not send SMS to numbers of this country.");

    /// <summary>The code of an SMS is wrong.</summary>
    public static string WrongCode(string? language = null) => In(
        language,
        "Код неправильний або вже не діє.",
        "Код неверен или больше не действует.",
        "The code is wrong or no longer valid.");

    /// <summary>After too many wrong codes.</summary>
    public static string TooManyWrongCodes(string? language = null) => In(
        language,
        "Забагато неправильних кодів, тому надісланий більше не діє. Запросіть новий.",
        "Слишком много неверных кодов, поэтому отправленный больше не действует. Запросите новый.",
        "Too many wrong codes, so the one that was sent is no longer valid. Ask for a new one.");

    /// <summary>The store of codes does not answer.</summary>
    public static string CodeIsNotChecked(string? language = null) => In(
        language,
        "Код зараз не можна перевірити. Спробуйте ще раз за хвилину або увійдіть за електронною поштою.",
        "Код сейчас нельзя проверить. Попробуйте ещё раз через минуту или войдите по электронной почте.",
        "The code cannot be checked now. Try again in a minute, or sign in by email.");

    /// <summary>The code is right, and nobody has the number.</summary>
    public static string UnknownNumber(string? language = null) => In(
        language,
        "За цим номером нікого не знайдено.",
        "По этому номеру никто не найден.",
        "Nobody has this number.");

    /// <summary>The email address or the password is wrong.</summary>
    public static string WrongPassword(string? language = null) => In(
        language,
        "Неправильна електронна пошта або пароль.",
        "Неверная почта или пароль.",
        "The email address or the password is wrong.");

    /// <summary>The login is right, but the account is locked, not confirmed, or needs a second factor.</summary>
    public static string NotAllowed(string? language = null) => In(
        language,
        "З цим обліковим записом тут увійти не можна. Зателефонуйте на гарячу лінію.",
        "С этой учётной записью здесь войти нельзя. Позвоните на горячую линию.",
        "This account cannot sign in here. Call the hotline.");

    /// <summary>The SMS with a code, without the line for browsers.</summary>
    public static string Sms(string code, string? language = null) => In(language, "Ваш код: ", "Ваш код: ", "Your code: ") + code;

    /// <summary>Why the guard lets no SMS be sent, and what else the visitor can do.</summary>
    public static string Of(SmsRefusal refusal, string? language = null)
    {
        if (refusal.Code == WidgetCodes.SmsSentTimeout) return In(
            language,
            "Код уже надіслано. Новий можна запросити пізніше.",
            "Код уже отправлен. Новый можно запросить позже.",
            "A code was already sent. You can ask for a new one later.");
        if (refusal.Code == WidgetCodes.BotCheckRequired) return In(
            language,
            "Перевірку, що ви не робот, не пройдено. Спробуйте ще раз або увійдіть за електронною поштою.",
            "Проверка, что вы не робот, не пройдена. Попробуйте ещё раз или войдите по электронной почте.",
            "The check that you are not a robot has failed. Try again, or sign in by email.");
        if (refusal.Wait <= TimeSpan.Zero) return In(
            language,
            "Код зараз не можна надіслати. Увійдіть за електронною поштою або зателефонуйте на гарячу лінію.",
            "Код сейчас нельзя отправить. Войдите по электронной почте или позвоните на горячую линию.",
            "No code can be sent now. Sign in by email, or call the hotline.");
        var time = refusal.Wait <= TimeSpan.FromHours(2)
            ? Math.Ceiling(refusal.Wait.TotalMinutes) + In(language, " хв", " мин", " min")
            : Math.Ceiling(refusal.Wait.TotalHours) + In(language, " год", " ч", " h");
        return In(
            language,
            "Надіслано забагато кодів. Новий можна запросити через " + time + ". Або увійдіть за електронною поштою.",
            "Отправлено слишком много кодов. Новый можно запросить через " + time + ". Или войдите по электронной почте.",
            "Too many codes were sent. You can ask for a new one in " + time + ". Or sign in by email.");
    }

    private static string In(string? language, string ukrainian, string russian, string english)
    {
        // Without the country.
        var code = (language ?? CultureInfo.CurrentUICulture.Name).Split('-')[0].ToLowerInvariant();
        return code == "ru" ? russian : code == "en" ? english : ukrainian;
    }
}
