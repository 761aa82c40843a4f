#nullable disable
using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    public static partial class SmsStoreCheck
    {
        private static async Task OneUse(ISmsCodes codes)
        {
            var code = await Kept(codes).ConfigureAwait(false);
            var elsewhere = new SmsCode("", SmsCall.RandomId(), code.Number, code.Value);
            Rule(await Try(codes, elsewhere).ConfigureAwait(false) == SmsTryResult.None, "A code must be right only in its browser.");
            var another = new SmsCode("", code.Browser, code.Number + "1", code.Value);
            Rule(await Try(codes, another).ConfigureAwait(false) == SmsTryResult.None, "A code must be right only for its number.");
            var results = await Many(() => Try(codes, code)).ConfigureAwait(false);
            var right = results.Count(result => result == SmsTryResult.Right);
            Rule(right == 1,
                "Of " + Parallel + " parallel tries with the right code, " + right + " were right. "
                + "A code must be right once, so a Try must be one step.");
        }

        private static async Task WrongCodes(ISmsCodes codes)
        {
            var code = await Kept(codes).ConfigureAwait(false);
            var wrong = new SmsCode(code.Id, code.Browser, code.Number, "wrong");
            var first = await codes.Try(code.Browser, code.Number, "wrong", Limit, CancellationToken.None).ConfigureAwait(false);
            Rule(first.Left == Limit - 1, "SmsTry.Left must be the number of wrong codes that can still be entered.");
            var results = await Many(() => Try(codes, wrong)).ConfigureAwait(false);
            var tried = 1 + results.Count(result => result == SmsTryResult.Wrong);
            Rule(tried == Limit,
                "Of " + Parallel + " parallel wrong codes, " + tried + " were tried. "
                + "After " + Limit + " wrong codes a code must be spent.");
            Rule(await Try(codes, code).ConfigureAwait(false) == SmsTryResult.Spent,
                "After " + Limit + " wrong codes the right one must be refused.");
            var place = await codes.Reserve(NewCode(code), Hour, Hour, CancellationToken.None).ConfigureAwait(false);
            Rule(place.Wait == TimeSpan.Zero && !place.HadCode, "After " + Limit + " wrong codes a new one must be kept without a pause.");
        }

        private static async Task Former(ISmsCodes codes)
        {
            var former = await Kept(codes).ConfigureAwait(false);
            var place = await codes.Reserve(NewCode(former), Hour, Hour, CancellationToken.None).ConfigureAwait(false);
            Rule(place.HadCode && place.Wait > TimeSpan.Zero && place.Wait <= Hour, "During the pause no new code must be kept.");
            var failed = await Kept(codes, former).ConfigureAwait(false);
            await codes.Failed(failed, CancellationToken.None).ConfigureAwait(false);
            Rule(await Try(codes, failed).ConfigureAwait(false) == SmsTryResult.Wrong, "After Failed a code must be wrong.");
            Rule(await Try(codes, former).ConfigureAwait(false) == SmsTryResult.Right,
                "Until a new code is Sent, and after it Failed, the one before must stay right.");

            var replaced = await Kept(codes).ConfigureAwait(false);
            var sent = await Kept(codes, replaced).ConfigureAwait(false);
            await codes.Sent(sent, CancellationToken.None).ConfigureAwait(false);
            Rule(await Try(codes, replaced).ConfigureAwait(false) == SmsTryResult.Wrong, "After Sent the code before must be wrong.");
            Rule(await Try(codes, sent).ConfigureAwait(false) == SmsTryResult.Right, "After Sent a code must be right.");
        }

        private static async Task EndsOf(ISmsCodes codes)
        {
            var code = NewCode();
            await codes.Reserve(code, TimeSpan.Zero, Second, CancellationToken.None).ConfigureAwait(false);
            await Task.Delay(1300).ConfigureAwait(false);
            Rule(await Try(codes, code).ConfigureAwait(false) == SmsTryResult.None, "After its validity a code must be forgotten.");
        }

        private static async Task<SmsCode> Kept(ISmsCodes codes, SmsCode former = null)
        {
            var code = NewCode(former);
            var place = await codes.Reserve(code, TimeSpan.Zero, Hour, CancellationToken.None).ConfigureAwait(false);
            Rule(place.Wait == TimeSpan.Zero, "Without a pause a code must be kept at once.");
            return code;
        }

        private static SmsCode NewCode(SmsCode former = null)
        {
            var browser = former == null ? SmsCall.RandomId() : former.Browser;
            return new SmsCode(SmsCall.RandomId(), browser, "380000000000", SmsCall.RandomCode());
        }

        private static async Task<SmsTryResult> Try(ISmsCodes codes, SmsCode code)
        {
            return (await codes.Try(code.Browser, code.Number, code.Value, Limit, CancellationToken.None).ConfigureAwait(false)).Result;
        }
    }
}
