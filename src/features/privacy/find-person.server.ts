import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { type NamedJob, readJobs } from '#features/jobs/index.server.ts';
import type { Root } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';
import { type Row, rowsLinkedTo, rowsWhere } from './queries.server.ts';

/** Where an address stands: rows of the tables with which a person begins, and jobs. */
export type Found = {
  roots: Record<Root, Row[]>;
  invitations: Row[];
  /** Of somebody who wants this address for their account, and has not confirmed it. */
  tokens: Row[];
  jobs: NamedJob[];
  held: Row[];
};

/** All that begins with an address, which also stands in the answers of forms and in mails that wait. */
export async function findPerson(db: Database, email: string): Promise<Found> {
  const address = email.trim().toLowerCase();
  const rowsOf = async (table: string, where: ReturnType<typeof sql>) => (await rowsWhere(db, table, where)).rows;
  const named = sql`position(${address} in lower(answers::text)) > 0`;
  return {
    roots: {
      site_user: await rowsOf('site_user', sql`lower(email) = ${address}`),
      reminder_recipient: await rowsOf('reminder_recipient', sql`lower(email) = ${address}`),
      form_entry: (await rowsOf('form_entry', named)).filter(({ answers }) => names(answers, address)),
    },
    invitations: await rowsOf('staff_invitation', sql`lower(email) = ${address}`),
    tokens: await rowsOf('user_token', sql`lower(value) like '%:' || ${escaped(address)}`),
    jobs: (await readJobs(db, address)).filter(({ data }) => names(data, address)),
    held: (await rowsOf('held_job', sql`position(${address} in lower(data::text)) > 0`)).filter(({ data }) => names(data, address)),
  };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether an address stands anywhere in a value, also in JSON as text: the whole of it, not as the end of a longer one. */
export function names(value: unknown, address: string): boolean {
  if (typeof value === 'string') {
    if (/^[[{"]/.test(value)) {
      try {
        return names(JSON.parse(value), address);
      } catch {
        // it only looks like JSON
      }
    }
    const text = value.toLowerCase();
    for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
      const [before = '', after = ''] = [text[at - 1], text[at + address.length]];
      const next = text[at + address.length + 1] ?? '';
      if (!/[\w.+%-]/.test(before) && !/[\w-]/.test(after) && !(after === '.' && /\w/.test(next))) return true;
    }
    return false;
  }
  if (Array.isArray(value)) return value.some((one) => names(one, address));
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => names(one, address));
}

/** The rows of all tables that lead to what was found, by table, without what nobody is shown. */
export async function personalRows(db: Database, { roots, invitations, tokens }: Found): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const [table, { link }] of Object.entries(personalTables)) {
    const given = table in roots ? roots[table as Root] : table === 'user_token' ? tokens : table === 'staff_invitation' ? invitations : null;
    const ids = link ? roots[link.to].map(({ id }) => id) : [];
    const linked = link && ids.length > 0 && !given ? (await rowsLinkedTo(db, table, link.column, ids)).rows : [];
    const rows = given ?? linked;
    if (rows.length > 0) all[table] = rows.map((row) => shown(table, row));
  }
  return all;
}

function shown(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const secrets = personalTables[table]?.secrets ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)));
}
