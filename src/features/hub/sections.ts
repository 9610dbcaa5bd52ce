import { CalendarDays, Drama, Handshake, History, House, Images, Network, Replace, Search } from 'lucide';
import type { HubScreen } from './hub-href.ts';

/** What the navigation of the back office leads to; a screen that is to come is added when it is there. */
export const sections = [
  { screen: 'start', name: 'start', icon: House },
  { screen: 'events', name: 'events', icon: CalendarDays },
  { screen: 'productions', name: 'productions', icon: Drama },
  { screen: 'partners', name: 'partners', icon: Handshake },
  { screen: 'pages', name: 'pages', icon: Network },
  { screen: 'media', name: 'media', icon: Images },
  { screen: 'replace', name: 'replace', icon: Replace },
  { screen: 'searches', name: 'searches', icon: Search },
  { screen: 'changes', name: 'changes', icon: History },
] as const satisfies readonly { screen: HubScreen; name: string; icon: unknown }[];
