import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** Whether somebody has a factor beside the password (migration 0101). */
export const hasSecondFactor = (person: string) => sql<boolean>`has_second_factor(${sql.ref(person)})`;

export async function hasFactor(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select has_second_factor(${userId}) as has`.execute(db);
  return rows[0]?.has === true;
}
