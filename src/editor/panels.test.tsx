import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Block, type BlockDocument, translationStatus } from '#content/index.ts';
import { editedContainer, headline, type as typeText } from '../../tests/support/editing/edited-container.ts';
import { settle } from '../../tests/support/editing/open-tab.ts';
import { calm } from '../../tests/support/editing/wire.ts';
import { blockRegistry as registry } from '../blocks/registry.ts';
import { CheckPanel } from './checks/check-panel.tsx';
import { ConflictNotes } from './conflicts/conflict-notes.tsx';
import { Differences } from './history/differences.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { textOf } from './history/value-words.ts';
import { Presence, sentences } from './presence/presence.tsx';
import { DraftDialog } from './publish/draft-dialog.tsx';
import { OfflinePage } from './publish/offline-page.tsx';
import { PublishLanguage } from './publish/publish-language.tsx';
import { PublishPanel } from './publish/publish-panel.tsx';
import { SignInDialog } from './sign-in/sign-in-dialog.tsx';

// What the panels say, drawn once with a real session; what happens when something is pressed needs the browser.
const { world, tabOf } = editedContainer();
const onJump = () => {};
const marks = { settled: new Set<string>(), outdated: new Set<string>() };
const say = (element: React.ReactElement) => renderToString(<MemoryRouter>{element}</MemoryRouter>).replace(/<!-- -->/g, '');
const documentOf = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });

test('publishing names for each language what changes, and leads to what changed in German since', async () => {
  const { session, wire } = await tabOf('ada');
  session.perform(typeText('h1', 'Neue Überschrift'));
  const published = {
    document: documentOf(headline('h1', 'Eins'), headline('h2', 'Zwei'), headline('h3', 'Drei')),
    revision: 1,
    at: new Date('2026-11-20T12:00:00Z'),
  };
  const props = {
    session,
    containerId: world.containerId,
    registry,
    call: wire.call,
    language: 'de' as const,
    onJump,
    planned: [],
    points: [],
    marks,
    isOffline: false,
    onDone: async () => {},
  };
  const plans = [{ id: 1, language: 'de', kind: 'unpublish' as const, at: '2026-12-24T18:00:00+01:00', release: null, version_id: null, by: 'Ben Ott' }];
  expect(say(<PublishLanguage {...props} planned={plans} of="de" published={{ de: published }} />)).toMatch(
    /Wird am Donnerstag, 24\. Dezember 2026 um 18\.00 Uhr zurückgezogen\..*Gesetzt von Ben Ott\..*Termin aufheben/,
  );
  const german = say(<PublishLanguage {...props} of="de" published={{ de: published }} />);
  expect(german).toMatch(/Veröffentlicht am Freitag, 20\. November 2026.*Geändert wird: 1 Text\..*Auf Deutsch veröffentlichen.*Deutsche Fassung zurückziehen/);
  expect(german).not.toContain('aria-disabled');
  const english = say(<PublishLanguage {...props} of="en" published={{ de: published }} />);
  expect(english).toMatch(
    /Noch nicht veröffentlicht.*zum ersten Mal: 3 Bausteine neu.*Noch nicht übersetzt: 3 Texte.*<strong>Überschrift<\/strong><span>Neue Überschrift/,
  );
  expect(say(<PublishPanel {...props} pageId={1} onOnline={async () => {}} />)).toContain('Wird geladen');
  expect(say(<DraftDialog pageId={1} {...props} onOnline={async () => {}} onClose={() => {}} onShow={() => {}} />)).toContain('Entwurf');
  expect(say(<HistoryPanel {...props} />)).toContain('Name für den jetzigen Stand');
});

test('publishing waits where something is missing, and says where', async () => {
  const { session, wire } = await tabOf('ada');
  session.perform(typeText('h2', ''));
  const html = say(
    <PublishLanguage
      {...{ session, containerId: 1, registry, call: wire.call, onJump, planned: [], points: [], marks, isOffline: false, published: {} }}
      onDone={async () => {}}
      language="en"
      of="de"
    />,
  );
  expect(html).toMatch(/aria-disabled="true".*aria-description="Before publishing:"/);
  expect(html).toContain('<strong>Headline</strong>');
});

test('however much keeps a page from being published, all of it is seen at once', async () => {
  const { session, wire } = await tabOf('ada');
  for (let n = 0; n < 8; n++)
    session.perform({ kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block: { id: `leer-${n}`, type: 'headline', fields: {} } });
  const given = { session, containerId: 1, registry, call: wire.call, onJump, planned: [], points: [], marks, isOffline: false, published: {} };
  const html = say(<PublishLanguage {...given} onDone={async () => {}} language="de" of="de" />);
  expect(html).toMatch(/<details[^>]* open=""[^>]*><summary>Vor dem Veröffentlichen:/);
});

test('of a page that is offline publishing says so, and offers to put it online', () => {
  expect(say(<OfflinePage pageId={1} call={async () => undefined} language="de" onDone={async () => {}} />)).toMatch(
    /Diese Seite ist offline.*<button[^>]*>Seite online stellen/,
  );
});

test('the check list names what is wrong, what stops publishing, and the block and field that each line leads to', async () => {
  const { session } = await tabOf('ada');
  session.perform({ kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block: { id: 'b1', type: 'image', fields: {} } });
  const message = { de: 'Bitte beschreiben Sie das Bild.', en: 'Please describe the picture.' };
  const point = { code: 'alternative_text', stops: true, blockId: 'b1', field: 'image', place: { de: 'Bild', en: 'Picture' }, message, of: null };
  const checks = { points: [point], problem: '', load: async () => {} };
  expect(say(<CheckPanel {...{ session, registry, onJump, checks }} language="de" />)).toMatch(
    /<h3[^>]*>Bilder ohne Beschreibung<\/h3>.*verhindert das Veröffentlichen.*<button[^>]*><strong>Bild<\/strong><span>Bitte beschreiben Sie das Bild\./,
  );
  expect(say(<CheckPanel {...{ session, registry, onJump }} checks={{ ...checks, points: [] }} language="en" />)).toContain('Nothing to mend.');
});

test('of German texts that changed since, these are named for the translation and no other', () => {
  const both = (id: string, de: string, en: string): Block => ({ id, type: 'headline', fields: { content: { de, en }, headline_level: 2 } });
  const then = documentOf(both('a', 'Eins', 'One'), both('b', 'Zwei', 'Two'), both('c', 'Drei', 'Three'));
  const now = documentOf(both('a', 'Eins neu', 'One'), both('b', 'Zwei', 'Two'), both('c', 'Drei neu', 'Three, new'));
  const { outdated } = translationStatus(now, registry, { source: 'de', target: 'en', translatedFrom: then });
  expect(outdated.map(({ blockId }) => blockId)).toEqual(['a']); // c was translated again
});

test('a difference shows both texts with the words marked', () => {
  const [before, after] = [documentOf(headline('a', 'Beginn um 19.30 Uhr')), documentOf(headline('a', 'Beginn um 20 Uhr'))];
  const html = say(<Differences {...{ before, after, registry }} language="de" />);
  expect(html).toContain('<del>19.30 </del>');
  expect(html).toContain('<ins>20 </ins>');
  expect(say(<Differences before={before} after={before} registry={registry} language="en" />)).toContain('The draft is as this version.');
});

test('what changes says whose change it is and when, in Berlin, and leaves out what the other language alone has', () => {
  const texts = (id: string, de: string, en: string): Block => ({ id, type: 'headline', fields: { content: { de, en }, headline_level: 2 } });
  const before = documentOf(texts('a', 'Eins', 'One'), texts('b', 'Zwei', 'Two'), headline('c', 'Weg'));
  const after = documentOf(texts('a', 'Anders', 'One'), texts('b', 'Zwei', 'Second'), headline('neu-1', 'Neu'));
  const by = (block: string, field: string | null, of: string | null, name: string | null, at: string) => ({
    block,
    field,
    language: of,
    name,
    is_own: name === 'Ada Lang',
    at,
  });
  const authors = [
    by('a', 'content', 'de', 'Ben Ott', '2026-11-26T20:08:00+01:00'),
    by('a', null, null, 'Ada Lang', '2026-11-25T09:00:00+01:00'),
    by('b', 'content', 'en', 'Cleo Fuchs', '2026-11-26T20:09:00+01:00'),
    by('c', null, null, null, '2026-11-26T20:10:00+01:00'),
    by('neu', null, null, 'Ada Lang', '2026-11-26T20:11:00+01:00'),
  ];
  const german = say(<Differences {...{ before, after, registry, authors }} of="de" language="de" />);
  expect(german).toMatch(/Jetzt · Ben Ott, Do 26\/11\/2026, 20[.:]08 Uhr/);
  expect(german).toMatch(/neu.*Sie selbst, Do 26\/11\/2026, 20[.:]11 Uhr.*entfernt.*ein gelöschtes Konto, Do 26\/11\/2026, 20[.:]10 Uhr/);
  expect(german).not.toMatch(/Second|Cleo Fuchs/);
  const english = say(<Differences {...{ before, after, registry, authors }} of="en" language="en" />);
  expect(english).toContain('Cleo Fuchs, ');
  expect(english).not.toContain('Anders');
});

test('a value that differs is told in words: a choice by its label, a moment as a date, a thing by its number until its name is known', () => {
  const list = (fields: Block['fields']): Block => ({ id: 'liste', type: 'eventlist', fields });
  const before = documentOf(list({ date_from: '2026-12-24T19:00:00Z' }));
  const after = documentOf(list({ filters: 'weekend', events: [12, 7] }));
  const html = say(<Differences {...{ before, after, registry }} language="de" />);
  expect(html).toMatch(/Von · Damals.*Do 24\/12\/2026.*20\.00.*Uhr.*leer/);
  expect(html).toMatch(/Zeitraum · Damals.*leer.*das Wochenende/);
  expect(html).toMatch(/Einzelne Termine · Damals.*#12.*#7/s);
  const names = { images: new Map(), things: new Map([['event 12', 'Nachts am Kai, Sa 05/12/2026']]) };
  expect(textOf([12, 7], { field: 'events', language: null }, 'eventlist', registry, 'de', names)).toBe('Nachts am Kai, Sa 05/12/2026\n#7');
  const film = { headline: { de: 'Film' } };
  const [off, on] = [documentOf({ id: 'h', type: 'heromedia', fields: film }), documentOf({ id: 'h', type: 'heromedia', fields: { ...film, sticky: true } })];
  expect(say(<Differences before={off} after={on} registry={registry} language="en" />)).toMatch(/nothing|empty.*yes/);
});

test('a block that came or went is told by its words, and whose they are; the same words in another form are called that', () => {
  const [before, after] = [documentOf(headline('weg', 'Bis bald')), documentOf(headline('neu', 'Nachts am Kai'))];
  const by = (block: string, field: string | null, name: string, at: string) => ({ block, field, language: field && 'de', name, is_own: false, at });
  const authors = [
    by('neu', null, 'Ada Lang', '2026-11-26T20:08:00+01:00'),
    by('neu', 'content', 'Ben Ott', '2026-11-26T20:11:00+01:00'),
    by('weg', null, 'Cleo Fuchs', '2026-11-26T20:09:00+01:00'),
  ];
  const html = say(<Differences {...{ before, after, registry, authors }} of="de" language="de" />);
  expect(html).toMatch(/neu<.*Nachts am Kai.*Ben Ott, [^;]*; Ada Lang, .*entfernt<.*Bis bald.*Cleo Fuchs/);
  const text = (marks: object[]) =>
    documentOf({
      id: 't',
      type: 'text',
      fields: {
        content: { de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Heute', ...(marks.length > 0 && { marks }) }] }] } },
      },
    } as Block);
  expect(say(<Differences before={text([])} after={text([{ type: 'bold' }])} registry={registry} of="de" language="de" />)).toContain(
    'Der Wortlaut ist gleich',
  );
  expect(say(<Differences before={text([])} after={documentOf()} registry={registry} of="de" language="de" />)).not.toContain('Der Wortlaut ist gleich');
});

test('where two have written in one place both texts stand, with the choices', async () => {
  const [one, other] = [await tabOf('ada'), await tabOf('ben')];
  one.session.perform(typeText('h1', 'Von Ada'));
  other.session.perform(typeText('h1', 'Von Ben'));
  await settle(one);
  await settle(other);
  const html = say(<ConflictNotes session={other.session} registry={registry} language="de" onJump={onJump} />);
  expect(html).toMatch(/<strong>Überschrift<\/strong>.*Ihr Text.*Von Ben.*Der andere Text.*Von Ada.*Meinen behalten.*Den anderen nehmen.*Beide behalten/);
});

test('who else is here is said once, by name and block', async () => {
  const { session, wire } = await tabOf('ada');
  const ben = { name: 'Ben Ott', block: 'h1', is_own: false };
  expect(sentences([ben, ben, { name: 'Ada Lang', block: null, is_own: true }], session, registry, 'de')).toEqual([
    'Ben Ott: bei „Überschrift“',
    'Sie selbst, in einem anderen Fenster: auch auf dieser Seite',
  ]);
  expect(say(<Presence session={session} containerId={1} registry={registry} call={wire.call} language="de" block={null} />)).toContain('role="status"');
});

test('a sign-in that has run out is asked for again, with the reason', async () => {
  const tab = await tabOf('ada');
  const dialog = () => say(<SignInDialog session={tab.session} call={tab.wire.call} language="de" noteClass="" />);
  expect(dialog()).toBe('');
  tab.session.perform(typeText('h1', 'Noch da'));
  tab.clock.pass(600);
  await calm();
  await tab.wire.pass(0, 'signed out');
  expect(dialog()).toMatch(/Wieder anmelden.*Ihre Änderungen sind noch da.*Anmelden und weiterarbeiten/);
});
