import { startReader } from './reader/reader';
import { storiesIn } from './reader/story';
import { tellAll } from './stories';

tellAll(storiesIn('uk', () => startReader('uk_UA')));
