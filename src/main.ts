import { arrive } from './host/arrive';
import * as door from './index';

/** The id of this build; a parameter of the wrapper in src/build/wrapper.ts. */
declare const BUILD: string;

arrive(BUILD, door);
