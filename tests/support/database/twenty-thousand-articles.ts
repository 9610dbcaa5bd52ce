/** In 8 categories over fifty years, with three of 60 topics each; analysed, without what is searched of them. */
export async function twentyThousandArticles(run: (text: string) => Promise<unknown>): Promise<void> {
  const name = (prefix: string) => `jsonb_build_object('de', '${prefix} ' || n, 'en', '${prefix} ' || n)`;
  await run(`insert into article_category (name) select ${name('Rubrik')} from generate_series(1, 8) n`);
  await run(`insert into article_tag (name) select ${name('Thema')} from generate_series(1, 60) n`);
  for (const table of ['article', 'article_tagging']) await run(`alter table ${table} disable trigger search_changed`);
  await run(`insert into article (category_id, title, summary, published_at, words)
    select (select max(id) from article_category) - n % 8, ${name('Artikel')}, ${name('Worum es geht')}, now() - n * interval '22 hours', '{"de": 600, "en": 590}'
    from generate_series(1, 20000) n`);
  await run(`insert into article_tagging
    select article.id, (select max(id) from article_tag) - (article.id * step) % 60 from article, unnest(array[1, 7, 13]) step on conflict do nothing`);
  for (const table of ['article', 'article_tagging']) await run(`alter table ${table} enable trigger search_changed`);
  for (const table of ['article', 'article_tagging', 'article_tag', 'article_category']) await run(`vacuum analyze ${table}`);
}
