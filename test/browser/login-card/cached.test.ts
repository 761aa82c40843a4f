import { expect, test } from 'vitest';
import { toCodeStep, useCard } from './card';

const card = useCard();

test('a checkout is called again although its answer allows caching', async () => {
  card.answer('/login/checkout', (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' })
      .end('{"Value":true}'),
  );
  const { card: view } = await card.openCard();
  await toCodeStep(view);
  await view.edit.click();
  await toCodeStep(view);
  expect(card.server.requests.filter(({ path }) => path === '/login/checkout')).toHaveLength(2);
});
