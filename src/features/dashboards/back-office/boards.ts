import type { Role } from '#roles.ts';

export const boards = [
  { key: 'site', role: 'manager', hasPeriod: true },
  { key: 'activities', role: 'editor', hasPeriod: true },
  { key: 'searches', role: 'manager', hasPeriod: true },
  { key: 'media', role: 'manager', hasPeriod: false },
  { key: 'errors', role: 'manager', hasPeriod: false },
  { key: 'versions', role: 'manager', hasPeriod: false },
  { key: 'sign-ins', role: 'admin', hasPeriod: true },
] as const satisfies readonly { key: string; role: Role; hasPeriod: boolean }[];
export type BoardKey = (typeof boards)[number]['key'];

/** Days up to today that a dashboard shows. */
export const spans = [7, 28, 90, 365] as const;
export const usualSpan = 28;
