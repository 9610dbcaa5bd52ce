import { sql } from 'kysely';
import { type Counter, defineCounter } from '#api/counter/counter.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { expiryWarningDays } from './limits.ts';

const own = sql`asset where deleted_at is null and belongs_to is null`;

/** The same as the library's own filters list. */
export const mediaCounters: readonly Counter[] = [
  defineCounter({
    name: 'missing_alt',
    access: 'editor',
    concerns: 'content',
    text: { de: 'Bild ohne Alternativtext|Bilder ohne Alternativtext', en: 'picture without alternative text|pictures without alternative text' },
    query: () => sql`select count(*)::int as n, null::int as item from ${own} and kind = 'image' and not decorative and alt = '{}'`,
    screen: () => ({ path: 'media', query: { alternative: 'missing' } }),
  }),
  defineCounter({
    name: 'rights_expired',
    access: 'editor',
    concerns: 'content',
    text: { de: 'Recht ist abgelaufen|Rechte sind abgelaufen', en: 'right has expired|rights have expired' },
    query: ({ now }) => sql`select count(*)::int as n, null::int as item from ${own} and copyright_until < ${dayOf(now)}`,
    screen: () => ({ path: 'media', query: { rights: 'expired' } }),
  }),
  defineCounter({
    name: 'rights_expiring',
    access: 'editor',
    concerns: 'content',
    text: { de: 'Recht läuft bald ab|Rechte laufen bald ab', en: 'right is about to expire|rights are about to expire' },
    query: ({ now }) => sql`
      select count(*)::int as n, null::int as item from ${own} and copyright_until between ${dayOf(now)} and ${addDays(dayOf(now), expiryWarningDays)}`,
    screen: () => ({ path: 'media', query: { rights: 'expiring' } }),
  }),
];
