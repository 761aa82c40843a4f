// @vitest-environment node
import { Window } from 'happy-dom';
import { expect, onTestFinished, test } from 'vitest';
import { manifest, read } from './files';

const widgets = Object.keys(manifest.widgets);
const translations = JSON.parse(String(read('translations/uk.json')));

test('a site can test its pages without a browser: all widgets mount in happy-dom', async () => {
  const window = new Window({
    url: 'https://chargers.example/uk',
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  onTestFinished(() => window.happyDOM.close());
  const { document } = window;
  // happy-dom has no cascade layers, and the widgets mount only where they exist.
  Object.assign(window, { CSSLayerBlockRule: class {} });
  Object.assign(window, { __PAGE__: { lang: 'uk', translations, accessRights: 'Admin' } });
  window.sessionStorage.setItem('buildVersion', '2.14.3');
  document.body.innerHTML = widgets
    .map((name) => `<div data-widget="${name}" data-page="login"></div>`)
    .join('');
  for (const name of ['shared', ...widgets]) window.eval(String(read(`${name}.js`)));
  await window.happyDOM.waitUntilComplete();
  const states = [...document.querySelectorAll('[data-widget]')].map((each) =>
    each.getAttribute('data-widget-state'),
  );
  expect(states).toEqual(widgets.map(() => 'ready'));
  expect(document.querySelector('footer')?.textContent).toContain('v. 2.14.3');
  expect(document.querySelector('[data-mode="phone"] input[type="tel"]')).not.toBeNull();
});
