import { storiesIn } from './reader/story';
import { tellAll } from './stories';

tellAll(storiesIn('uk', 'uk_UA'));
