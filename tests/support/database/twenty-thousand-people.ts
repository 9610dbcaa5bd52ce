/** In 8 categories of the team, many with the same place; analysed, without what is searched of them. */
export async function twentyThousandPeople(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(
    `insert into person_category (name, sort) select jsonb_build_object('de', 'Gruppe ' || n, 'en', 'Group ' || n), n % 3 from generate_series(1, 8) n`,
  );
  await run('alter table person disable trigger search_changed');
  await run(`insert into person (name, sort_name, category_id, position, sort)
    select 'Person ' || n, 'person ' || md5(n::text), (select max(id) from person_category) - n % 8, '{"de": "Geige", "en": "Violin"}', n % 5 from generate_series(1, 20000) n`);
  await run('alter table person enable trigger search_changed');
  await run('vacuum analyze person');
}
