import { filterKeys } from '../filter/filter.ts';

/** The page's own parameters stay (V §2). */
export function clearQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['overlay', 'date', 'until', 'tickets', ...filterKeys]) query.delete(name);
  const text = query.toString();
  return text ? `?${text}` : '';
}
