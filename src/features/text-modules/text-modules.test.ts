import { beforeAll, expect, test } from 'vitest';
import { event } from '#features/programme/records/event.resource.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { textModule } from './text-module.resource.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  editor = await site.signIn('editor');
});
const list = async (query: string) => (await site.get(`/de/api/cms-text-modules/?${query}`, editor.headers)).json();

test('staff find a text by its kind and by words of either language, visitors find none', async () => {
  expect((await list('kind=cancellation')).count).toBe(4);
  expect((await list('q=latecomers')).results).toMatchObject([{ label: 'Nacheinlass in der Pause' }]);
  expect((await site.get('/de/api/cms-text-modules/')).status).toBe(401);
});

test('the demo has every text in both languages', async () => {
  expect((await list('untranslated=true')).count).toBe(0);
  expect((await list('')).count).toBe(14);
});

test('a text is no longer than the note of an event that takes it over', async () => {
  const [text, note] = [textModule.fields.text, event.fields.status_note].map(({ form }) => Number(form.limits.max));
  expect(text).toBeLessThanOrEqual(note ?? 0);
});
