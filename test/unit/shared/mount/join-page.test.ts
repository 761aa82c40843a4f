import { expect, test, vi } from 'vitest';
import { replaceObserver } from './observer';

test('a widget whose script throws does not stop the others, and its placeholder fails', async () => {
  replaceObserver();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('CSSLayerBlockRule', class {});
  vi.stubGlobal('__PAGE__', { lang: 'uk' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  document.body.innerHTML = '<div data-widget="header">server</div><div data-widget="footer"></div>';
  const { queue } = await import('../../../../src/shared/loader/queue');
  const { joinPage } = await import('../../../../src/shared/mount/join-page');
  const error = new Error('broken');
  const broken = () => {
    throw error;
  };
  queue.waiting.push(
    { name: 'header', css: '', texts: {}, start: broken },
    { name: 'footer', css: '', texts: {}, start: (_, define) => define(() => 'text') },
  );
  joinPage({});
  const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    ({ dataset, textContent }) => [dataset.widgetState, textContent],
  );
  expect(states).toEqual([
    ['failed', 'server'],
    ['ready', 'text'],
  ]);
  expect(report.mock.calls).toEqual([[error]]);
});
