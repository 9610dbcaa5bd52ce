/**
 * Fills a database with 100,000 events, half of them to come, spread over 20 rooms, 12 types, 40 tags, 20 series
 * and 30 genres; of half of them the end is known, a tenth run past midnight, every 200th for six weeks and one for two
 * years; then analyses it, as autovacuum would. Takes the function that runs a statement.
 */
export async function hundredThousandEvents(run: (text: string) => Promise<unknown>): Promise<void> {
  const name = (prefix: string) => `jsonb_build_object('de', '${prefix} ' || n, 'en', '${prefix} ' || n)`;
  await run(`insert into room (name) select ${name('Saal')} from generate_series(1, 20) n`);
  await run(`insert into exhibition_type (name) select ${name('Art')} from generate_series(1, 12) n`);
  await run(`insert into tag (name) select ${name('Thema')} from generate_series(1, 40) n`);
  await run(`insert into series (name) select ${name('Reihe')} from generate_series(1, 20) n`);
  await run(`insert into genre (name) select ${name('Genre')} from generate_series(1, 30) n`);
  await run(
    `insert into production (title, type_id) select ${name('Produktion')}, (select max(id) from exhibition_type) - n % 12 from generate_series(1, 5000) n`,
  );
  // The link tables' triggers are for single changes; in bulk the arrays are written at once.
  await run('alter table event_tag disable trigger event_tag_follow');
  await run('alter table event_series disable trigger event_series_follow');
  await run('alter table event_genre disable trigger event_genre_follow');
  await run(`insert into event (production_id, date_start, date_end, room_id, type_id, tag_ids, series_ids, genre_ids, seat_groups)
    select (select max(id) from production) - n % 5000,
           start.at,
           case when n = 40000 then start.at + interval '2 years'
                when n % 200 = 0 then start.at + interval '42 days'
                when n % 10 = 1 then (start.at::date + 1) + interval '1 hour'
                when n % 2 = 0 then start.at + interval '90 minutes' end,
           (select max(id) from room) - (n * 7919) % 20,
           (select max(id) from exhibition_type) - (n * 6151) % 12,
           array[(select max(id) from tag) - n % 40, (select max(id) from tag) - (n + 7) % 40],
           case when n % 3 = 0 then array[(select max(id) from series) - (n / 3) % 20] else '{}' end,
           array[(select max(id) from genre) - (n / 7) % 30],
           (select jsonb_agg(jsonb_build_object('id', i, 'seat_group', i, 'status', '1', 'text', md5(n::text || i), 'prices', '[]'::jsonb, 'timeslots', '[]'::jsonb)) from generate_series(1, 5) i)
      from generate_series(1, 100000) n, lateral (select now() + (n - 50000) * interval '1 hour' * 0.7 as at) start`);
  for (const [table, column] of [
    ['event_tag', 'tag_ids'],
    ['event_series', 'series_ids'],
    ['event_genre', 'genre_ids'],
  ]) {
    await run(`insert into ${table} select id, unnest(${column}) from event on conflict do nothing`);
    await run(`alter table ${table} enable trigger ${table}_follow`);
  }
  await run('vacuum analyze');
}
