import { type Host, routes, Spinner, useDisclosure, useMemo } from '../../src';
import * as css from './header.css';
import { Icon } from './Icon';
import { createSwitcher } from './language.model';

export function Languages({ host }: { host: Host }) {
  const { page, t } = host;
  const { open, area, button, panel } = useDisclosure<HTMLDivElement>();
  const { busy, failed, lost, lose, toggle, change } = useMemo(
    () => createSwitcher(host, open),
    [host, open],
  );
  const current = page.languages.find(({ code }) => code === page.lang);
  const others = page.languages.filter((each) => each !== current);
  if (!others.length) return null;
  const flag = (code: string) =>
    lost.value.includes(code) ? (
      <span className={css.icon} aria-hidden="true">
        {code}
      </span>
    ) : (
      <img className={css.icon} loading="lazy" src={routes.flag(code)} alt="" onError={() => lose(code)} />
    );
  return (
    <div ref={area} className={css.area}>
      <button
        {...button}
        className={css.link}
        aria-label={`${t('Language')}: ${current?.name ?? page.lang}`}
        aria-busy={busy.value}
        aria-disabled={busy.value}
        onClick={toggle}
      >
        {flag(page.lang)}
        {busy.value ? <Spinner /> : <Icon />}
      </button>
      <ul {...panel} className={css.panel}>
        {failed.value ? (
          <li>
            <div role="alert">{t('LanguageChangeError')}</div>
          </li>
        ) : null}
        {others.map(({ code, name }) => (
          <li key={code}>
            <button type="button" className={css.link} lang={code} onClick={() => change(code)}>
              {flag(code)}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
