import { storiesIn } from './reader/story';
import { tellAll } from './stories';

tellAll(storiesIn('en', 'en_US'));
