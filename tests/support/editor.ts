import { join } from 'node:path';
import pg from 'pg';
import { hashPassword } from '../../src/features/account/password/password-hash.server.ts';

const email = 'redaktion@haus.example';
const password = 'ein Satz nur für Tests';
export const editorLogin = { email, password };

/** `at`: the folder of the embedded database, or the address of another. */
export async function makeEditor(at: string): Promise<void> {
  const embedded = { host: join(at, 'postgres', 'socket'), user: 'foyer', database: 'postgres' };
  const client = new pg.Client(at.startsWith('postgres://') ? at : embedded);
  await client.connect();
  const known = await client.query('select 1 from site_user where email = $1', [email]);
  if (known.rowCount) return client.end();
  const { rows } = await client.query<{ id: number }>(
    `insert into site_user (email, role, name, first_name, last_name, email_confirmed) values ($1, 'editor', 'Ada Lang', 'Ada', 'Lang', true) returning id`,
    [email],
  );
  const id = rows[0]?.id;
  const login = [id, String(id), await hashPassword(password)];
  await client.query(`insert into user_login (user_id, provider, provider_user, password) values ($1, 'credential', $2, $3)`, login);
  await client.end();
}

/** What each request of that editor carries: the session, and the token against forged requests. */
export async function signInEditor(url: string): Promise<Record<'Cookie' | 'X-CSRFToken', string>> {
  const first = (await fetch(`${url}/api/csrf-token/`)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { Cookie: first, 'X-CSRFToken': first.replace('csrftoken=', ''), 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/user-login/`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  if (!answer.ok) throw new Error(await answer.text());
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.findLast((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRFToken': token };
}
