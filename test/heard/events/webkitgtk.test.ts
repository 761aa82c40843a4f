import { beforeEach } from 'vitest';
import { silence } from '../../browser/login-card/card';
import { storiesIn } from '../reader/story';
import { tellOfHeader } from '../stories/header';
import { tellOfLogin } from '../stories/login-card';
import { startRecorder } from './recorder';

const stories = storiesIn('en', () => startRecorder('webkitgtk'), 'told');
beforeEach(() => stories.answer('/panel', silence));
tellOfLogin(stories);
tellOfHeader(stories);
