/** What the library is narrowed down to, as it stands in an address; the API says what is allowed. */
export const parameters = ['q', 'kind', 'use', 'rights', 'alternative', 'folder', 'tag', 'bin', 'sort', 'page'] as const;
export type Parameter = (typeof parameters)[number];
export type LibraryQuery = Readonly<Partial<Record<Parameter, string>>>;

/** Those that narrow it down, and are taken back together. */
export const filters = ['q', 'kind', 'use', 'rights', 'alternative', 'folder', 'tag'] as const satisfies readonly Parameter[];

export function readQuery(search: URLSearchParams): LibraryQuery {
  const query: Partial<Record<Parameter, string>> = {};
  for (const name of parameters) {
    const value = search.get(name);
    if (value) query[name] = value;
  }
  return query;
}

/** Another filter begins at the first page. */
export function changed(query: LibraryQuery, change: LibraryQuery): LibraryQuery {
  const next = { ...query, page: '', ...change };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value));
}

export const isNarrowed = (query: LibraryQuery): boolean => filters.some((name) => query[name]);

/** What is chosen of a list, by id, and how that changes. */
export type Selection = { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
