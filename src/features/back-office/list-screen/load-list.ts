import { ApiError } from '#api/api-error.ts';

/** What narrows a list down, as it stands in the address. */
export type ListQuery<Name extends string> = Partial<Record<Name | 'q' | 'page', string>>;

/** `failure` in words where the list cannot be had. */
export type ListData<Name extends string, Item> = { query: ListQuery<Name>; results: Item[]; count: number; failure?: string | undefined };

/** What narrows a list down stands in the address; the API says what is allowed, and to whom. What it answers beside the list comes along, unless it refuses. */
export async function loadList<Name extends string, Query, Answer extends { results: unknown[]; count: number }>(
  url: URL,
  names: readonly Name[],
  ask: (query: Query) => Promise<Answer>,
): Promise<(Answer & { query: ListQuery<Name> }) | ListData<Name, never>> {
  const values = ['q', ...names, 'page'].map((name) => [name, url.searchParams.get(name) ?? ''] as const);
  const query: ListQuery<Name> = Object.fromEntries(values.filter(([, value]) => value)) as ListQuery<Name>; // of these names
  try {
    return { ...(await ask(query as Query)), query }; // an address may say anything: the API refuses what is not in its schema
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { query, results: [], count: 0, failure: error.message };
    throw error;
  }
}
