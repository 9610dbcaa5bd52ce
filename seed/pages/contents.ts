import { businessPages } from './business.ts';
import { entrancePages } from './entrance.ts';
import { venuePages } from './house.ts';
import { legalPages } from './legal.ts';
import { visitPages } from './visit.ts';
import type { Written } from './write.ts';

export const contents: Readonly<Record<string, readonly Written[]>> = { ...entrancePages, ...visitPages, ...venuePages, ...businessPages, ...legalPages };
