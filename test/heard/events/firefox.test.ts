import { storiesIn } from '../reader/story';
import { tellOfHeader } from '../stories/header';
import { tellOfLogin } from '../stories/login-card';
import { startRecorder } from './recorder';

const stories = storiesIn('en', () => startRecorder('firefox'), 'told');
tellOfLogin(stories);
tellOfHeader(stories);
