import {
  BookOpenText,
  CalendarRange,
  ChartColumn,
  DatabaseBackup,
  FileQuestionMark,
  FileUp,
  Gauge,
  HeartPulse,
  History,
  House,
  Images,
  ListChecks,
  ListTree,
  Network,
  Printer,
  Replace,
  Scale,
  Search,
  ShieldAlert,
  Tickets,
  UserCog,
} from 'lucide';
import type { ResourceGroup } from '#resources/declaration/define-resource.ts';
import type { Role } from '#roles.ts';
import type { BackOfficeScreen } from './back-office-href.ts';

/** What the navigation of the back office leads to beside the declared records. */
export const sections = [
  { screen: 'start', group: null, name: 'start', icon: House },
  { screen: 'dashboards', group: null, name: 'dashboards', icon: Gauge },
  { screen: 'help', group: null, name: 'help', icon: BookOpenText },
  { screen: 'calendar', group: 'programme', name: 'calendar', icon: CalendarRange },
  { screen: 'programme_print', group: 'programme', name: 'programme_print', icon: Printer },
  { screen: 'box_office', group: 'programme', name: 'box_office', icon: Tickets, role: 'manager' },
  { screen: 'import', group: 'programme', name: 'import', icon: FileUp, role: 'manager' },
  { screen: 'pages', group: 'site', name: 'pages', icon: Network },
  { screen: 'menus', group: 'site', name: 'menus', icon: ListTree },
  { screen: 'legal', group: 'site', name: 'legal', icon: Scale },
  { screen: 'media', group: 'site', name: 'media', icon: Images },
  { screen: 'replace', group: 'site', name: 'replace', icon: Replace },
  { screen: 'page_views', group: 'site', name: 'page_views', icon: ChartColumn },
  { screen: 'searches', group: 'site', name: 'searches', icon: Search },
  { screen: 'not_found', group: 'site', name: 'not_found_paths', icon: FileQuestionMark },
  { screen: 'changes', group: 'site', name: 'changes', icon: History, role: 'manager' },
  { screen: 'state', group: 'site', name: 'site_state', icon: HeartPulse, role: 'manager' },
  { screen: 'backups', group: 'site', name: 'backups', icon: DatabaseBackup, role: 'admin' },
  { screen: 'policy_reports', group: 'site', name: 'policy_reports', icon: ShieldAlert, role: 'admin' },
  { screen: 'opening', group: 'site', name: 'opening', icon: ListChecks, role: 'manager' },
  { screen: 'users', group: 'site', name: 'users', icon: UserCog, role: 'admin' },
] as const satisfies readonly {
  screen: BackOfficeScreen;
  group: ResourceGroup | null;
  name: string;
  icon: unknown /** Who may see it; all staff where it is not given. */;
  role?: Role;
}[];
