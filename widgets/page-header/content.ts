import { type Host, routes } from '../../src';

export interface Crumb {
  /** The position in the trail. Names are not unique, so this is the key. */
  id: number;
  name?: string;
  link?: string;
}

const numbered = <Entry extends object>(entries: Entry[]) => entries.map((entry, id) => ({ ...entry, id }));

/** The content of the page header. The login page needs no data, because its trail and title are fixed. */
export function readHeading({ pageData, t, attribute }: Pick<Host, 'pageData' | 't' | 'attribute'>) {
  const { lang, breadcrumbs, title, controls } = pageData;
  const isLogin = attribute('data-page') === 'login';
  const loginTrail = [
    { name: t('HomePage'), link: routes.home(lang) },
    { name: t('LoginTitle'), link: undefined },
  ];
  return {
    trail: numbered<Omit<Crumb, 'id'>>(isLogin ? loginTrail : breadcrumbs),
    title: isLogin ? t('LoginTitle') : title,
    controls: numbered(controls),
  };
}
