import { routes } from '../../src/shared';
import type { Host } from './keys';

/** Names are not unique, so the position of each entry is its key. */
const numbered = <Entry extends object>(entries: Entry[]) => entries.map((entry, id) => ({ ...entry, id }));

/** The content of the page header. The login page needs no data, because its trail and title are fixed. */
export function readHeading({ pageData, t, attribute }: Pick<Host, 'pageData' | 't' | 'attribute'>) {
  const { lang, breadcrumbs, title, controls } = pageData;
  const isLogin = attribute('data-page') === 'login';
  const loginTrail: typeof breadcrumbs = [
    { name: t('HomePage'), link: routes.home(lang) },
    // Without an own `link`, one of `Object.prototype` would count.
    { name: t('LoginTitle'), link: undefined },
  ];
  return {
    trail: numbered(isLogin ? loginTrail : breadcrumbs),
    title: isLogin ? t('LoginTitle') : title,
    controls: numbered(controls),
  };
}

export type Crumb = ReturnType<typeof readHeading>['trail'][number];
