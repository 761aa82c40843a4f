import { play } from './play';
import { loginStories } from './stories/login-card';

play(loginStories);
