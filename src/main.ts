import { arrive } from './host/arrive';
import * as door from './index';

declare const BUILD: string;

arrive(BUILD, door);
