import { type Host, routes } from '../../src/shared';

export function logout({ emit, navigate }: Pick<Host, 'emit' | 'navigate'>) {
  if (emit('logout', {})) navigate(routes.logout);
}
