import { beforeAll, beforeEach } from 'vitest';
import { type Block, type BlockDocument, type Command, findBlock, walk } from '../../../src/content/index.ts';
import { memoryStore } from '../../../src/editor/session/log/log-store.ts';
import { type SignedIn, type TestApp, testApp } from '../app.ts';
import { Browser, openTab, type Tab } from './open-tab.ts';

/** New for each test, with two editors; to be called at the head of a file. */
export function editedContainer() {
  const world = {} as { site: TestApp; ada: SignedIn; ben: SignedIn; containerId: number }; // filled before each test
  let slugs = 0;
  beforeAll(async () => {
    const site = await testApp();
    Object.assign(world, { site, ada: await site.signIn('editor'), ben: await site.signIn('editor', 'ben@haus.example') });
  });
  beforeEach(async () => {
    slugs += 1;
    const draft = JSON.stringify(documentOf(headline('h1', 'Eins'), headline('h2', 'Zwei'), headline('h3', 'Drei')));
    const row = await world.site.db
      .insertInto('container')
      .values({ slug: `sitzung-${slugs}`, draft })
      .returning('id')
      .executeTakeFirstOrThrow();
    world.containerId = row.id;
  });
  return {
    world,
    stored: () => world.site.db.selectFrom('container').select(['draft', 'revision']).where('id', '=', world.containerId).executeTakeFirstOrThrow(),
    tabOf: (who: 'ada' | 'ben', browser = newBrowser()) => openTab(world.site, world[who], world.containerId, browser),
  };
}

export const newBrowser = () => new Browser(memoryStore());
export const documentOf = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });
export const headline = (id: string, de: string): Block => ({ id, type: 'headline', fields: { content: { de }, headline_level: 2 } });
export const type = (id: string, value: string, language = 'de'): Command => ({ kind: 'setField', id, field: 'content', language, value });
export const insert = (block: Block, index: number): Command => ({ kind: 'insertBlock', place: { parent: null, column: 0, index }, block });
export const move = (id: string, index: number): Command => ({ kind: 'moveBlock', id, place: { parent: null, column: 0, index } });
export const order = (document: BlockDocument) => [...walk(document)].map(({ block }) => block.id);

export const textOf = ({ session }: Tab, id: string, language = 'de') =>
  (findBlock(session.state.document, id)?.block.fields.content as { [language: string]: string } | undefined)?.[language];
