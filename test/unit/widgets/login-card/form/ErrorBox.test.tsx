import { expect, test } from 'vitest';
import { ErrorBox } from '../../../../../widgets/login-card/form/ErrorBox';
import { render } from '../../../rendering';

test('it is an alert with its text', async () => {
  const { one } = await render(<ErrorBox text="Wrong code" />);
  expect(one('[role=alert]').textContent).toBe('Wrong code');
});
