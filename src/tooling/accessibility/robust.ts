import { type Criterion, supports } from './criterion';

/** Without 4.1.1, which WCAG 2.2 removed. */
export const robust: Criterion[] = [
  supports(
    '4.1.2',
    'A',
    'Name, Role, Value',
    'All controls are native elements with a name. What is open, busy, out of action, required or invalid is marked.',
    ['reading', 'states', 'states of the card', 'wide states', 'names and purposes', 'heard: log out'],
  ),
  supports(
    '4.1.3',
    'AA',
    'Status Messages',
    'The steps of a login, the wait for a new code and errors are announced, and the focus stays where it is useful.',
    ['announcements', 'ticks', 'heard: a new code', 'heard: refusals'],
  ),
];
