#nullable enable
using System;
using System.Globalization;
using EvPortalWidgets;

namespace EvPortalSample;

/// <summary>What an SMS and the refusals of the logins say, in the language of the request.</summary>
public static class LoginTexts
{
    public static string Sms(string code) => In($"Ваш код: {code}", $"Ваш код: {code}", $"Your code: {code}");

    public static string NotServed => In(
        "Ми не надсилаємо SMS на номери цієї країни.",
        "Мы не отправляем SMS на номера этой страны.",
        "We do not send SMS to numbers of this country.");

    public static string CodeIsOnItsWay => In(
        "Код уже надіслано. Новий можна запросити пізніше.",
        "Код уже отправлен. Новый можно запросить позже.",
        "A code was already sent. You can ask for a new one later.");

    /// <summary>Why <see cref="SmsGuard" /> lets no SMS be sent, and what else the visitor can do.</summary>
    public static string Of(SmsRefusal refusal) =>
        refusal.Code == WidgetCodes.SmsSentTimeout ? CodeIsOnItsWay
        : refusal.Code == SmsGuard.BotCheckRequired ? In(
            "Перевірку, що ви не робот, не пройдено. Спробуйте ще раз або увійдіть за електронною поштою.",
            "Проверка, что вы не робот, не пройдена. Попробуйте ещё раз или войдите по электронной почте.",
            "The check that you are not a robot has failed. Try again, or sign in by email.")
        : refusal.Wait > TimeSpan.Zero ? TooManyCodes(refusal.Wait)
        : In(
            "Код зараз не можна надіслати. Увійдіть за електронною поштою або зателефонуйте на гарячу лінію.",
            "Код сейчас нельзя отправить. Войдите по электронной почте или позвоните на горячую линию.",
            "No code can be sent now. Sign in by email, or call the hotline.");

    private static string TooManyCodes(TimeSpan wait)
    {
        var time = wait <= TimeSpan.FromHours(2)
            ? Math.Ceiling(wait.TotalMinutes) + In(" хв", " мин", " min")
            : Math.Ceiling(wait.TotalHours) + In(" год", " ч", " h");
        return In(
            $"Надіслано забагато кодів. Новий можна запросити через {time}. Або увійдіть за електронною поштою.",
            $"Отправлено слишком много кодов. Новый можно запросить через {time}. Или войдите по электронной почте.",
            $"Too many codes were sent. You can ask for a new one in {time}. Or sign in by email.");
    }

    public static string WrongCode => In(
        "Код неправильний або вже не діє.",
        "Код неверен или больше не действует.",
        "The code is wrong or no longer valid.");

    public static string TooManyWrongCodes => In(
        "Забагато неправильних кодів, тому надісланий більше не діє. Запросіть новий.",
        "Слишком много неверных кодов, поэтому отправленный больше не действует. Запросите новый.",
        "Too many wrong codes, so the one that was sent is no longer valid. Ask for a new one.");

    public static string CodeIsNotChecked => In(
        "Код зараз не можна перевірити. Спробуйте ще раз за хвилину або увійдіть за електронною поштою.",
        "Код сейчас нельзя проверить. Попробуйте ещё раз через минуту или войдите по электронной почте.",
        "The code cannot be checked now. Try again in a minute, or sign in by email.");

    public static string WrongPassword => In(
        "Неправильна електронна пошта або пароль.",
        "Неверная почта или пароль.",
        "The email address or the password is wrong.");

    private static string In(string ukrainian, string russian, string english) =>
        CultureInfo.CurrentUICulture.TwoLetterISOLanguageName switch { "ru" => russian, "en" => english, _ => ukrainian };
}
