import { steps } from '../../../extras/doctor/sign-in/steps';
import { table } from './table';

/** What the doctor plays of a login, with the place in the guide that says what is expected. */
export const stepTable = () =>
  table(
    ['step', 'what is expected'],
    Object.entries(steps).map(([name, [expected, place]]) => [
      name,
      `[${expected}](${place.replace('#', '.md#')})`,
    ]),
  );
