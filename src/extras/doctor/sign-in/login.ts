import type { Card } from './card';
import { logOut } from './session';
import type { Notes, StepName } from './steps';
import { isRefused, type Verdict } from './verdict';

/** What is the same for a wrong code and a wrong password. `login` sends one, with this token or with that of the page. */
export async function playRefusals(
  card: Card,
  lang: string,
  login: (token?: string) => Promise<Verdict>,
  { judge, skip }: Notes,
  step: { name: StepName; code?: string },
): Promise<void> {
  async function wrong(token?: string): Promise<Verdict> {
    const verdict = await login(token);
    if (verdict.kind === 'accepted') await logOut(card.browser, card.here);
    return verdict;
  }

  if (card.hasToken) {
    const stale = await wrong('stale');
    judge('stale token', isRefused(stale, 'StalePage'), stale.found);
  } else skip(['stale token'], 'the page has no antiforgery field');

  const first = await wrong();
  judge(step.name, isRefused(first, step.code), first.found);

  const other = card.data.languages.find(({ code }) => code !== lang)?.code;
  if (!other) return skip(['language of a refusal'], 'the page names one language');
  if (!isRefused(first)) return skip(['language of a refusal'], 'there was no refusal with words');
  await card.setLanguage(other);
  const second = await wrong();
  await card.setLanguage(lang);
  const hasOthers = second.kind === 'refused' && first.kind === 'refused' && second.words !== first.words;
  judge(
    'language of a refusal',
    isRefused(second) && hasOthers,
    hasOthers ? 'other words' : 'the same words',
  );
}
