import { type RawBuilder, sql } from 'kysely';

type Column = (name: string) => RawBuilder<unknown>;

/** What is said of dates that take place, by their own column and their production's: nobody mends a cancelled one. */
const lacking = (condition: (own: Column, production: Column) => RawBuilder<boolean>) => (alias: string) => {
  const own: Column = (name) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${own('status')} = 'scheduled' and exists (
    select from production of_date where of_date.id = ${own('production_id')} and ${condition(own, (name) => sql.ref(`of_date.${name}`))}))`;
};

const german = (texts: RawBuilder<unknown>) => sql`coalesce(${texts}->>'de', '') <> '' and coalesce(${texts}->>'en', '') = ''`;

/** What of its details a date says itself, or its production does unless the date has none of it (`none` of `Details`). */
const hasDetail = (own: Column, production: Column, name: string) =>
  sql`(${own('details')} ? ${name} or (${production('details')} ? ${name} and not coalesce(${own('details')}->'none' ? ${name}, false)))`;

/** That a text is not ticked in both languages. A venue that has never ticked one does not work with ticks. */
const unticked = (production: Column, tick: 'text_done' | 'press_cleared') =>
  sql<boolean>`(not (${production(`${tick}_de`)} and ${production(`${tick}_en`)})
    and exists (select from production ticked where ${sql.ref(`ticked.${tick}_de`)} or ${sql.ref(`ticked.${tick}_en`)}))`;

/** Of each check of the readiness of events, whether a date lacks that; what its production has counts (docs/decisions/0116-readiness-of-records.md). */
export const eventReadiness = {
  picture: lacking((own, production) => sql`coalesce(${own('image_id')}, ${production('image_id')}) is null`),
  alternative: lacking(
    (own, production) => sql`exists (
      select from asset where asset.id = coalesce(${own('image_id')}, ${production('image_id')}) and not asset.decorative and not (asset.alt ?& array['de', 'en']))`,
  ),
  english: lacking(
    (own, production) =>
      sql`(${sql.join(
        ['title', 'subtitle', 'description'].map((name) => german(sql`coalesce(${own(name)}, ${production(name)})`)),
        sql` or `,
      )})`,
  ),
  tickets: lacking(
    (own, production) =>
      sql`(${own('prices')} = '[]' and ${own('seat_groups')} = '[]' and coalesce(${own('ticket_url')}, '') = ''
        and not ${own('details')} ? 'admission' and not ${production('details')} ? 'admission')`,
  ),
  time: lacking((own) => sql`not ${own('time_known')}`),
  duration: lacking((own, production) => sql`(${own('date_end')} is null and not ${hasDetail(own, production, 'duration')})`),
  cast: lacking(
    (own, production) => sql`(not exists (select from credit where credit.event_id = ${own('id')})
      and not exists (select from credit where credit.production_id = ${production('id')}))`,
  ),
  confirmed: lacking((own) => sql`${own('planning')} <> 'confirmed'`),
  text: lacking((_, production) => unticked(production, 'text_done')),
  press: lacking((_, production) => unticked(production, 'press_cleared')),
};
