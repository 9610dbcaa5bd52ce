/** What is searched, each kind with the table of its things: what is searched of them is `search_of_<kind>` in the database (migration 0040). */
export const searchedTables = {
  event: 'production',
  person: 'person',
  article: 'article',
  venue: 'venue',
  series: 'series',
  page: 'page',
  type: 'exhibition_type',
  tag: 'tag',
  genre: 'genre',
} as const;
