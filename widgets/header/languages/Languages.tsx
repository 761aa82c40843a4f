import { routes, Spinner, useEffect, useMemo, useSignals } from '../../../src/shared';
import { useDisclosure } from '../disclosure';
import * as css from '../header.css';
import { Icon } from '../Icon';
import type { Host } from '../keys';
import * as panels from '../panel.css';
import { createSwitcher } from './language.model';

export function Languages({ host }: { host: Host }) {
  useSignals();
  const { pageData, t } = host;
  const { open, area, button, panel } = useDisclosure<HTMLDivElement>();
  const { busy, failed, missingFlags, addMissingFlag, toggle, change, start } = useMemo(
    () => createSwitcher(host, open),
    [host, open],
  );
  useEffect(start, [start]);
  const isCurrent = ({ code }: { code: string }) => code.toLowerCase() === pageData.lang.toLowerCase();
  const name = pageData.languages.find(isCurrent)?.name ?? pageData.lang;
  const others = pageData.languages.filter((each) => !isCurrent(each));
  if (!others.length) return null;
  const flag = (code: string) => (
    <span
      className={css.flag}
      aria-hidden="true"
      data-code={missingFlags.value.includes(code) ? code : undefined}
    >
      <img
        className={css.icon}
        width="24"
        height="16"
        loading="lazy"
        src={routes.flag(code)}
        alt=""
        onError={() => addMissingFlag(code)}
      />
    </span>
  );
  return (
    <div ref={area} className={css.area}>
      <button
        {...button}
        className={css.link}
        aria-label={`${t('Language')}: ${name}`}
        aria-busy={busy.value || undefined}
        aria-disabled={busy.value || undefined}
        onClick={toggle}
      >
        {flag(pageData.lang)}
        <span className={css.name}>{name}</span>
        <Icon />
        {busy.value ? <Spinner /> : null}
      </button>
      <div {...panel} className={panels.panel}>
        {/* Not in the list: WebKit would not report an alert in a new entry. */}
        {failed.value ? (
          <div role="alert" className={panels.error}>
            {t('LanguageChangeError')}
          </div>
        ) : null}
        <ul className={panels.list}>
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
    </div>
  );
}
