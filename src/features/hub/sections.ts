import { House, Images } from 'lucide';
import type { HubScreen } from './hub-href.ts';

/** What the navigation of the back office leads to; a screen that is to come is added when it is there. */
export const sections = [
  { screen: 'start', name: 'start', icon: House },
  { screen: 'media', name: 'media', icon: Images },
] as const satisfies readonly { screen: HubScreen; name: string; icon: unknown }[];
