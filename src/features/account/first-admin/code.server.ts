import { randomInt } from 'node:crypto';
import type { Database } from '#db/database.server.ts';
import { firstRunDays } from '../limits.ts';
import { makeToken, userOfToken } from '../queries/tokens.server.ts';
import { isFirstRun } from './queries.server.ts';

/** Without letters and figures that are taken for one another when they are read off a console. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 3;
const signsOfGroup = 4;

/**
 * A code with which whoever reads the server's console makes the first administrator: 'K7QM-2XWD-PH9T', 60 bits; null where
 * there is one. Those of other processes of the site hold on. Only its hash is kept.
 */
export async function makeFirstRunCode(db: Database): Promise<string | null> {
  if (!(await isFirstRun(db))) return null;
  const group = () => Array.from({ length: signsOfGroup }, () => signs[randomInt(signs.length)]).join('');
  const code = Array.from({ length: groups }, group).join('-');
  await makeToken(db, 'first-admin', 0, firstRunDays * 24, { keepsEarlier: true, token: plain(code) });
  return code;
}

/** Whether a code holds, however it was typed. */
export const codeHolds = async (db: Database, typed: string): Promise<boolean> => (await userOfToken(db, 'first-admin', plain(typed))) !== null;

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
