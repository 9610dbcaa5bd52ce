import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertForm } from '../build.ts';
import { checkAnswers } from '../definition/check-answers.ts';
import { pick, randomAnswer, randomForm, randomNumbers } from '../definition/random-form.ts';
import { readAnswers } from '../definition/read-answers.ts';
import type { StoredAnswer } from '../definition/stored-answer.ts';
import { ownerCookie, ownerOf } from '../files/owner.server.ts';
import { formService } from '../form-service.server.ts';
import { outcomeTable } from './outcome-table.ts';

/** `npm run test:forms` sends 5,000. */
const submissions = Number(process.env.FOYER_SUBMISSIONS ?? 1_000);
const atOnce = 5;
let site: TestApp;
const services = new Services();
beforeAll(async () => {
  site = await testApp({ services });
});

const foreign = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'form', 'id', 'q99', 'q0.files', ''];

/** As visitors have sent them before: of one who sends entries, and of another. */
const [ownCookie, foreignCookie] = ['a-visitor-who-sends-some-files', 'another-whose-files-are-theirs'];
async function insertFiles(cookie: string, many: number): Promise<number[]> {
  const owner = ownerOf(cookie, services.get(formService).secret);
  const { rows } = await sql<{ id: number }>`
    insert into form_file (owner, file, name, size, content_type, created_at)
    select ${owner}, md5(random()::text), 'plan.pdf', 9, 'application/pdf', now() from generate_series(1, ${many}::int) returning id`.execute(site.db);
  return rows.map(({ id }) => id);
}

test(`${submissions} hostile submissions: no 5xx, nothing stored that breaks a rule, each refusal names its fields`, async () => {
  const forms: { id: number; questions: ReturnType<typeof randomForm> }[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const questions = randomForm(randomNumbers(seed));
    const rows = questions.map(({ slug, kind, label, required, visible, choices, show_if }) => ({
      ...{ slug, kind, label, required, visible, choices },
      ...(show_if && { show_if_field: show_if.field, show_if_is: show_if.comparison, show_if_value: show_if.value }),
    }));
    forms.push({ id: await insertForm(site.db, rows, { name: `Form ${seed}` }), questions });
  }
  const [own, others] = [await insertFiles(ownCookie, submissions), await insertFiles(foreignCookie, 20)];
  const counts: Record<number, number> = {};
  const refusals = new Map<string, number>();
  const send = async (n: number) => {
    const random = randomNumbers(1_000_000 + n);
    const { id, questions } = pick(random, forms);
    const someFiles = () => Array.from({ length: random() < 0.8 ? 1 : 2 }, () => pick(random, random() < 0.2 ? others : own)); // some taken before
    const known = questions.map(({ slug, kind }): [string, unknown] => [slug, kind === 'file' && random() < 0.7 ? someFiles() : randomAnswer(random)]);
    const isHuge = random() < 0.01;
    const hasToken = random() > 0.03;
    if (isHuge) known.push(['q0', 'x'.repeat(1_000_001)]);
    const other = foreign.filter(() => random() < 0.2).map((name): [string, unknown] => [name, randomAnswer(random)]);
    const pairs = [...known, ...other].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`);
    const values = random() < 0.03 ? JSON.stringify(randomAnswer(random) ?? null) : `{${[...pairs, ...pairs.slice(0, 1)].join(',')}}`;
    const body = `{"form":${random() < 0.02 ? '"x"' : id},"field_values":${values}}`;
    const headers = { Cookie: `${site.csrf.Cookie}; ${ownerCookie}=${ownCookie}`, 'Content-Type': 'application/json' };
    const response = await site.app.request('/de/api/forms-entries/', {
      method: 'POST',
      headers: { ...headers, ...(hasToken && { 'X-CSRFToken': site.csrf['X-CSRFToken'] }) },
      body,
    });
    counts[response.status] = (counts[response.status] ?? 0) + 1;
    const answer = await response.json();
    if (!hasToken) return expect([n, response.status]).toEqual([n, 403]);
    if (isHuge && body.length > 1_000_000) return expect([n, response.status, answer.code]).toEqual([n, 413, 'too_large']);
    if (response.status === 200) return;
    expect([n, response.status, answer.code]).toEqual([n, 400, 'invalid_input']);
    expect(Object.keys(answer.fields).length, `${n}: ${body}`).toBeGreaterThan(0);
    for (const sentences of Object.values<string[]>(answer.fields)) {
      const sentence = sentences.join(' ');
      expect(sentence.length).toBeGreaterThan(5);
      refusals.set(sentence, (refusals.get(sentence) ?? 0) + 1);
    }
  };
  for (let n = 0; n < submissions; n += atOnce) {
    await resetAllAttempts(site.db); // each is one of a visitor who has sent nothing yet
    await Promise.all(Array.from({ length: atOnce }, (_, index) => send(n + index)));
  }
  expect(counts[200], JSON.stringify(counts)).toBeGreaterThan(submissions / 20);
  expect(counts[400]).toBeGreaterThan(submissions / 20);
  const { rows } = await sql<{ id: number; form_id: number; answers: StoredAnswer[] }>`select id, form_id, answers from form_entry`.execute(site.db);
  expect(rows.length).toBe(counts[200]);
  const files = await site.db.selectFrom('form_file').select(['id', 'entry_id', 'field_id']).where('entry_id', 'is not', null).execute();
  expect(files.length).toBeGreaterThan(0);
  const foreignFiles = files.filter(({ id }) => others.includes(id));
  expect(foreignFiles).toEqual([]);
  const broken: unknown[] = [];
  for (const { id, form_id, answers } of rows) {
    const filesOf = (field: number) => files.filter(({ entry_id, field_id }) => entry_id === id && field_id === field).map((file) => file.id);
    const questions = forms.find(({ id }) => id === form_id)?.questions ?? [];
    const stored = readAnswers(questions, Object.fromEntries(answers.map(({ slug, field, kind, value }) => [slug, kind === 'file' ? filesOf(field) : value])));
    const email = questions.find(({ kind, slug }) => kind === 'email' && stored[slug]);
    const wrong = checkAnswers(questions, { ...stored, ...(email && { email2: stored[email.slug] ?? null }) }, '2026-11-21');
    if (Object.keys(wrong).length > 0) broken.push([id, wrong]);
    for (const { slug } of answers) if (!questions.some((question) => question.slug === slug)) broken.push([id, slug, 'not of the form']);
  }
  expect(broken).toEqual([]);
  const kinds = rows.flatMap(({ answers }) => answers.map(({ kind }) => kind));
  const outcome = { submissions, forms: forms.length, counts, refusals, entries: rows.length, kinds, files: files.length };
  const table = outcomeTable({ ...outcome, broken: broken.length, foreignFiles: foreignFiles.length });
  if (process.env.FOYER_SUBMISSIONS) process.stdout.write(`${table}\n`);
}, 600_000);

test('temporary files of others, of nobody, and taken ones are refused at their field', async () => {
  await resetAllAttempts(site.db);
  const id = await insertForm(site.db, [{ slug: 'plan', kind: 'file' }]);
  for (const plan of [[1], [999_999], ['1'], [1, 1], [2_147_483_647], 1]) {
    const body = JSON.stringify({ form: id, field_values: { plan } });
    const response = await site.app.request('/en/api/forms-entries/', { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body });
    expect([plan, response.status, Object.keys((await response.json()).fields)]).toEqual([plan, 400, ['plan']]);
  }
});
