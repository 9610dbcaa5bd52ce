import { type Problem, problem } from '#api/problem.server.ts';

/** What PostgreSQL says of an address that another page has, as the failure that names its language. */
export function pathTaken(error: unknown): Problem<'path_taken'> | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) return undefined;
  const isEnglish = 'constraint' in error && error.constraint === 'page_by_english_path';
  return problem('path_taken', { data: { language: isEnglish ? 'en' : 'de' } });
}
