import { join } from 'node:path';
import { beforeAll, beforeEach, expect } from 'vitest';
import { resetAllAttempts } from '../../../src/api/rate-limit/rate-limit.server.ts';
import { Services } from '../../../src/api/service.server.ts';
import { choice } from '../../../src/features/forms/build.ts';
import { cleanUpForms } from '../../../src/features/forms/files/clean-up.server.ts';
import { openFormFiles } from '../../../src/features/forms/files/open-form-files.server.ts';
import { jobService } from '../../../src/features/jobs/index.server.ts';
import { type SignedIn, type TestApp, testApp, testNow } from '../app.ts';
import { type RecordedQuery, recordingDatabase } from '../database/recording-database.ts';
import { mailbox } from '../mails.ts';

type Entered = {
  site: TestApp;
  editor: SignedIn;
  visitor: SignedIn;
  mails: () => Promise<string[]>;
  now: Date;
  statements: RecordedQuery[];
};

export const contact = [
  { slug: 'name', kind: 'text', required: true },
  { slug: 'email', kind: 'email' },
  { slug: 'topic', kind: 'select', choices: [choice('gruppen'), choice('presse')] },
  { slug: 'plan', kind: 'file' },
];

/** Without forms before each test, with an editor and a visitor. */
export function entriesSite() {
  const services = new Services();
  const on = { now: testNow } as Entered; // the rest is there before the first test
  beforeAll(async () => {
    on.site = await testApp({
      now: () => on.now,
      services,
      connection: async (url) => {
        const { recording, queries } = recordingDatabase(url);
        on.statements = queries;
        return recording;
      },
    });
    on.editor = await on.site.signIn('editor');
    on.visitor = await on.site.signIn('visitor');
    on.mails = mailbox(on.site);
  });
  beforeEach(async () => {
    on.now = testNow;
    await resetAllAttempts(on.site.db);
    await on.site.db.deleteFrom('form').execute();
    await on.site.db.deleteFrom('audit_log').execute();
    await on.site.db.updateTable('site_settings').set({ form_retention_days: null }).execute();
    await cleanUpForms(on.site.db, formFiles(), on.now, outbox());
  });

  const settled = () => services.get(jobService).settled();
  const outbox = () => join(on.site.dataDir, 'outbox');
  const folder = () => join(on.site.dataDir, 'forms');
  const formFiles = () => openFormFiles({ dataDir: on.site.dataDir });

  /** Answers the number of the entry. */
  async function send(form: number, field_values: object, headers: Record<string, string> = on.site.csrf): Promise<number> {
    const body = JSON.stringify({ form, field_values });
    const response = await on.site.app.request('/de/api/forms-entries/', { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
    expect(response.status).toBe(200);
    await resetAllAttempts(on.site.db);
    const { id } = await on.site.db.selectFrom('form_entry').select('id').where('form_id', '=', form).orderBy('id', 'desc').executeTakeFirstOrThrow();
    return id;
  }

  /** Answers its number, and what has to be sent with a form that takes it. */
  async function upload(name: string) {
    const body = new FormData();
    body.append('file', new File(['%PDF-1.7\n1 0 obj\n'], name));
    const headers = { Cookie: on.site.csrf.Cookie, 'X-CSRFToken': on.site.csrf['X-CSRFToken'] };
    const response = await on.site.app.request('/de/api/temp-files/', { method: 'POST', headers, body });
    const owner = /foyer_files=[^;]+/.exec(response.headers.getSetCookie().join(','))?.[0];
    return { id: (await response.json()).id, headers: { ...on.site.csrf, Cookie: `${on.site.csrf.Cookie}; ${owner}` } };
  }

  async function get(path: string, as: { headers: Record<string, string> } = on.editor, language = 'de') {
    const response = await on.site.get(`/${language}/api/cms-forms/${path}`, as.headers);
    return { status: response.status, body: await response.json() };
  }

  let keys = 0;
  async function write(method: string, path: string, body: object | null, { as = on.editor, revision = 0 } = {}) {
    const headers = {
      ...as.headers,
      'Idempotency-Key': `entries-${++keys}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(revision && { 'If-Match': `"${revision}"` }),
    };
    const response = await on.site.app.request(`/de/api/cms-forms/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  }

  return { on, settled, outbox, folder, formFiles, send, upload, get, write };
}
