import { type Host, routes } from '../../src';

export interface Crumb {
  name?: string;
  link?: string;
}

/** The login page is known without data: its trail and title are the product's. */
export function readHeading({ page, t, dataset }: Pick<Host, 'page' | 't' | 'dataset'>) {
  const { lang, breadcrumbs, title, controls } = page;
  if (dataset.page !== 'login') return { trail: breadcrumbs as Crumb[], title, controls };
  const trail: Crumb[] = [{ name: t('HomePage'), link: routes.home(lang) }, { name: t('LoginTitle') }];
  return { trail, title: t('LoginTitle'), controls };
}
