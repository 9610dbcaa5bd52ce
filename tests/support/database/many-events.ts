export const hundredThousandEvents = (run: (text: string) => Promise<unknown>): Promise<void> => manyEvents(run, 100_000);

/** No venue announces more dates than so many, however large its archive. */
const maxToCome = 50_000;

/** Half of them to come, at most 50,000; twenty of each production, a tenth past midnight; analysed, as autovacuum would, without what triggers write elsewhere. */
export async function manyEvents(run: (text: string) => Promise<unknown>, count: number): Promise<void> {
  const [productions, past] = [count / 20, count - Math.min(count / 2, maxToCome)];
  const name = (prefix: string) => `jsonb_build_object('de', '${prefix} ' || n, 'en', '${prefix} ' || n)`;
  await run(`insert into room (name) select ${name('Saal')} from generate_series(1, 20) n`);
  await run(`insert into exhibition_type (name) select ${name('Art')} from generate_series(1, 12) n`);
  await run(`insert into tag (name) select ${name('Thema')} from generate_series(1, 40) n`);
  await run(`insert into series (name) select ${name('Reihe')} from generate_series(1, 20) n`);
  await run(`insert into genre (name) select ${name('Genre')} from generate_series(1, 30) n`);
  await run(
    `insert into season (name, starts_on, ends_on) select ${name('Spielzeit')}, make_date(2050 + n, 9, 1), make_date(2051 + n, 7, 31) from generate_series(1, 8) n`,
  );
  await run(
    `insert into production (title, type_id, season_id, tag_ids)
     select ${name('Produktion')}, (select max(id) from exhibition_type) - n % 12, (select max(id) from season) - n % 8,
            array[(select max(id) from tag) - n % 40, (select max(id) from tag) - (n + 7) % 40]
     from generate_series(1, ${productions}) n`,
  );
  // Triggers and the index of labels are for single changes: in bulk the arrays and links are written at once, and the index is built when all is there.
  for (const table of ['event', 'event_tag', 'event_series', 'event_genre']) await run(`alter table ${table} disable trigger all`);
  await run(`create temporary table labels as select indexdef from pg_indexes where indexname = 'event_by_labels'`);
  await run('drop index event_by_labels');
  // A thousand different ones, which a hundred events each share: to make them is as long as to write the rows.
  await run(
    `create temporary table groups as select n as number, jsonb_agg(jsonb_build_object('id', i, 'seat_group', i, 'status', '1', 'text', md5(n::text || i), 'prices', '[]'::jsonb, 'timeslots', '[]'::jsonb)) as of_event
     from generate_series(0, 999) n, generate_series(1, 5) i group by n`,
  );
  await run(`insert into event (production_id, date_start, date_end, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids, ticket_url, seat_groups)
    select (select max(id) from production) - n % ${productions},
           start.at,
           case when n = ${Math.floor(past * 0.8)} then start.at + interval '2 years'
                when n % 200 = 0 then start.at + interval '42 days'
                when n % 10 = 1 then (start.at::date + 1) + interval '1 hour'
                when n % 2 = 0 then start.at + interval '90 minutes' end,
           (select max(id) from room) - (n::bigint * 7919) % 20,
           (select max(id) from exhibition_type) - (n::bigint * 6151) % 12,
           array[(select max(id) from tag) - n % 40, (select max(id) from tag) - (n + 7) % 40],
           case when n % 3 = 0 then array[(select max(id) from series) - (n / 3) % 20] else '{}' end,
           array[(select max(id) from genre) - (n / 7) % 30],
           case when n % 40 = 0 then array[1 + n / 40 % 6] else '{}' end,
           case when n % 4 > 0 then 'https://karten.example/' || n else '' end,
           groups.of_event
      from generate_series(1, ${count}) n join groups on number = n % 1000, lateral (select now() + (n - ${past}) * interval '1 hour' * 0.7 as at) start`);
  for (const [table, column] of [
    ['event_tag', 'tag_ids'],
    ['event_series', 'series_ids'],
    ['event_genre', 'genre_ids'],
  ]) {
    await run(`insert into ${table} select id, unnest(${column}) from event on conflict do nothing`);
    await run(`alter table ${table} enable trigger all`);
  }
  await run('alter table event enable trigger all');
  await run('truncate event_label'); // of the events that were there before as well
  await run('select event_write_labels(array(select id from event))');
  await run('select production_keep_span(array(select id from production))');
  await run('do $$ begin execute (select indexdef from labels); end $$');
  await run('vacuum analyze');
}
