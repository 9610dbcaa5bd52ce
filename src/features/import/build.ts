import { contentSource, type Source } from './source/source.server.ts';

/** A file that is not on a disk, handed out in chunks of so many bytes: small ones cut through every character. */
export function textSource(content: string | Buffer, { name = 'file', chunkBytes = 7 } = {}): Source {
  return contentSource(name, Buffer.from(content as string), chunkBytes); // Buffer.from takes both, but not as a union
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

export const concert = (identifier: string, changes: object = {}) => ({
  '@type': 'MusicEvent',
  identifier,
  name: 'Schumann',
  inLanguage: 'en',
  startDate: '2026-11-21T19:30:00',
  superEvent: { '@id': 'p1', name: 'Schumann (2026-27)' },
  location: { name: 'Main Hall', address: 'Quay 1' },
  additionalType: 'Subscription',
  performer: [{ '@type': 'PerformanceRole', roleName: 'Conductor', performer: { '@type': 'Person', name: 'Ada Lind' } }],
  workPerformed: [{ name: 'Piano Concerto', composer: { name: 'Clara Schumann' } }],
  keywords: ['2026-27', 'Premiere'],
  ...changes,
});
export const conductor = (name: string) => ({ performer: [{ roleName: 'Conductor', performer: { name } }] });
