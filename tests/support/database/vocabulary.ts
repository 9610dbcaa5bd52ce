const syllables = 'ba de ki lo mu na pe ri so tu va we xi zo gra ble kru sti fla pro'.split(' ');
/** Words that texts are made of, of two to four syllables; the first ones stand in most texts, as in any language. */
const words = Array.from({ length: 20_000 }, (_, index) => wordOf(index + 20));

function wordOf(index: number): string {
  const rest = Math.floor(index / syllables.length);
  return (rest > 0 ? wordOf(rest) : '') + (syllables[index % syllables.length] ?? '');
}

/** Words as frequent as in a language: sixty for a production, thirty for an article; without what triggers write. */
export async function vocabulary(run: (text: string, values?: unknown[]) => Promise<unknown>): Promise<void> {
  await run('create temporary table vocabulary (n int primary key, word text not null)');
  await run('insert into vocabulary select place, word from unnest($1::text[]) with ordinality as listed (word, place)', [words]);
  // Each place of a text has a number from 0 to 1 of its own; the third power puts most of them among the first words.
  const text = (length: number, salt: string) => `(select jsonb_build_object('de', string_agg(word, ' ')) from generate_series(1, ${length}) as place
    join vocabulary on n = 1 + floor(20000 * power((hashtext('${salt}' || id || ' ' || place)::bigint + 2147483648) / 4294967296.0, 3))::int)`;
  for (const table of ['production', 'article']) await run(`alter table ${table} disable trigger user`);
  await run(`update production set subtitle = ${text(4, 'subtitle')}, description = ${text(60, 'description')}`);
  await run(`update article set summary = ${text(30, 'summary')}`);
  for (const table of ['production', 'article']) await run(`alter table ${table} enable trigger user`);
  await run('vacuum analyze production, article');
}
