import { type Host, routes } from '../../src';

export interface Crumb {
  /** Its place in the trail, because two entries may have one name. */
  id: number;
  name?: string;
  link?: string;
}

const numbered = <Entry extends object>(entries: Entry[]) => entries.map((entry, id) => ({ ...entry, id }));

/** What the page header shows. The login page needs no data: its trail and title belong to the product. */
export function readHeading({ page, t, dataset }: Pick<Host, 'page' | 't' | 'dataset'>) {
  const { lang, breadcrumbs, title, controls } = page;
  const isLogin = dataset.page === 'login';
  const loginTrail = [{ name: t('HomePage'), link: routes.home(lang) }, { name: t('LoginTitle') }];
  return {
    trail: numbered<Omit<Crumb, 'id'>>(isLogin ? loginTrail : breadcrumbs),
    title: isLogin ? t('LoginTitle') : title,
    controls: numbered(controls),
  };
}
