import { startReader } from './reader/reader';
import { storiesIn } from './reader/story';
import { tellAll } from './stories';

tellAll(storiesIn('en', () => startReader('en_US')));
