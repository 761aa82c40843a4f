import type { Stories } from '../reader/story';
import { tellOfHeader } from './header';
import { tellOfLogin } from './login-card';
import { tellOfPage } from './page';

export function tellAll(stories: Stories): void {
  tellOfLogin(stories);
  tellOfHeader(stories);
  tellOfPage(stories);
}
