// @vitest-environment node
import { expect, test } from 'vitest';
import { layer } from '../../../../src/mount/layer';
import { reservedSpace } from '../../../../src/tooling/artifacts/widgets-css';

test('widgets.css names the layer first, then has the rules of each widget', async () => {
  const css = await reservedSpace(['footer', 'header']);
  expect(css.startsWith(`@layer ${layer};\n`)).toBe(true);
  expect(css.indexOf('[data-widget="footer"]')).toBeLessThan(css.indexOf('[data-widget="header"]'));
});

test('a missing reserve.css is explained, with an example', async () => {
  await expect(reservedSpace(['probe'])).rejects.toThrow(
    /^widgets\/probe\/reserve\.css has no rule for \.reserved, or is missing\. .*\.reserved \{/,
  );
});
