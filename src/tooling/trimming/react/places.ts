import { expectPlaces } from '../change.ts';
import { casePatterns } from './cases.ts';
import { modulePatterns } from './modules.ts';

/**
 * The places of the changes that depend on each other, counted in a file of React as it was published. The other changes count
 * their own places.
 */
const places: Record<string, [name: string, places: number, pattern: RegExp][]> = {
  react: [['exports of react', 39, modulePatterns.exports]],
  'react-dom': [
    ['imports of react-dom', 1, modulePatterns.imports],
    ['exports of react-dom', 14, modulePatterns.exports],
  ],
  'react-dom-client': [
    ['imports of react-dom-client', 1, modulePatterns.imports],
    ['exports of react-dom-client', 3, modulePatterns.exports],
    ['absent parts of the scheduler', 2, modulePatterns.absent],
    ['kinds of fiber', 388, casePatterns.kinds],
    ['cases of events', 495, casePatterns.events],
  ],
  'react-jsx-runtime': [['exports of react-jsx-runtime', 3, modulePatterns.exports]],
  scheduler: [['exports of scheduler', 19, modulePatterns.exports]],
};

export function checkPlaces(file: string, source: string): void {
  for (const [name, count, pattern] of places[file] ?? []) expectPlaces(source, name, count, pattern);
}
