import { expect, test } from 'vitest';
import { problemSentence } from '../command/problem-text.ts';
import { excerpts } from './retained-value.ts';

test('short texts stand whole; long ones from shortly before they differ, cut, and no character is halved', () => {
  expect(excerpts('Nachtmusik', 'Nachtmusiken')).toEqual(['Nachtmusik', 'Nachtmusiken']);
  const long = 'Ein Abend am Kai. '.repeat(10);
  const [ours, theirs] = excerpts(`${long}Mit Pause. ${long}`, `${long}Ohne Pause.`);
  expect(ours).toMatch(/^….{20}Mit Pause\..*…$/);
  expect(theirs).toMatch(/^….*Ohne Pause\.$/);
  expect(excerpts('', '🎻'.repeat(100))).toEqual(['', `${'🎻'.repeat(80)}…`]);
});

test('what stays is named with what the file says, in the reader’s language', () => {
  const title = { field: 'title', language: 'de', ours: { de: 'Tosca!', en: 'Tosca!' }, theirs: { de: 'Tosca', en: 'Tosca' } } as const;
  const status = { field: 'status', ours: { de: 'abgesagt', en: 'cancelled' }, theirs: { de: 'findet statt', en: 'takes place' } };
  const note = { field: 'attendance', ours: { de: '', en: '' }, theirs: { de: 'auch online', en: 'also online' } };
  const sentence = (language: 'de' | 'en') => problemSentence(language, { code: 'kept', retained: [title, status, note] });
  expect(sentence('de')).toBe(
    'hier bleibt, was seit dem letzten Import von Hand geändert wurde: Titel (de): hier „Tosca!“, in der Datei „Tosca“; Status: hier „abgesagt“, in der Datei „findet statt“; Teilnahme: hier leer, in der Datei „auch online“',
  );
  expect(sentence('en')).toBe(
    'what was changed by hand since the last import stays: title (de): here ‘Tosca!’, in the file ‘Tosca’; status: here ‘cancelled’, in the file ‘takes place’; attendance: here empty, in the file ‘also online’',
  );
});
