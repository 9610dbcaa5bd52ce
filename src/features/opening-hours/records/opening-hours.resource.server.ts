import { sql } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import { storedIn } from '#resources/index.server.ts';
import { openingHours } from './opening-hours.resource.ts';

export const openingHoursStore = storedIn(openingHours, {
  label: (alias) => sql<Localised>`weekday_name(${sql.ref(`${alias}.weekday`)})`,
});
