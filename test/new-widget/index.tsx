export { Trial as default } from './Trial';
