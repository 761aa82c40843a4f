import { play } from './play';
import { pageStories } from './stories/page';

play(pageStories);
