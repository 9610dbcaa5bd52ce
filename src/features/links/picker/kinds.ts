import {
  AtSign,
  CalendarDays,
  ExternalLink,
  FileText,
  Hash,
  House,
  type IconNode,
  LayoutList,
  MapPin,
  Newspaper,
  Phone,
  Theater,
  Ticket,
  UserRound,
} from 'lucide';
import type { TargetKind } from '../contract.ts';

export const kindIcons: Record<TargetKind | AddressKind, IconNode> = {
  page: FileText,
  overview: LayoutList,
  event: CalendarDays,
  production: Theater,
  article: Newspaper,
  person: UserRound,
  venue: MapPin,
  series: Ticket,
  document: FileText,
  anchor: Hash,
  external: ExternalLink,
  email: AtSign,
  telephone: Phone,
  internal: House,
};

export type AddressKind = 'anchor' | 'external' | 'email' | 'telephone' | 'internal';

export const groupNames = {
  page: 'pages',
  overview: 'overviews',
  event: 'events',
  production: 'productions',
  article: 'articles',
  person: 'people',
  venue: 'venues',
  series: 'all_series',
  document: 'documents',
} as const satisfies Record<TargetKind, string>;

export function addressKind(address: string): AddressKind {
  if (address.startsWith('#')) return 'anchor';
  if (address.startsWith('mailto:')) return 'email';
  if (address.startsWith('tel:')) return 'telephone';
  return address.startsWith('/') ? 'internal' : 'external';
}
