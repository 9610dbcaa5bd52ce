import sharp from 'sharp';
import type { Database } from '#db/database.server.ts';
import { insertEvent, insertGenre, insertProduction, insertRoom, insertSeries, insertTag, insertType } from '#features/programme/build.ts';
import { saveSettings } from '#features/settings/index.server.ts';
import { instantAt } from '#i18n/berlin-time.ts';

/** The day on which feeds are looked at: before the cancelled event, after the one of the evening before. */
export const feedDay = () => new Date('2026-11-21T21:00:00+01:00');

/** A small programme around `feedDay`: one event over, one of today, one cancelled, one with every filter, one hidden; ids by title. */
export async function fillFeeds(db: Database) {
  await saveSettings(db, { name: 'Ostkai' }, 'de');
  const room = await insertRoom(db, { name: { de: 'Kammersaal', en: 'Chamber Hall' } });
  const type = await insertType(db, { de: 'Tanz', en: 'Dance' });
  const options = {
    tag: await insertTag(db, { de: 'Premiere', en: 'First night' }),
    series: await insertSeries(db, { de: 'Nachtschicht' }),
    genre: await insertGenre(db, { de: 'Barock' }),
  };
  const ids: Record<string, number> = {};
  const production_id = await insertProduction(db, { description: { de: 'Ein Abend.', en: 'An evening.' } });
  const add = async (title: string, day: string, time: string, rest: Parameters<typeof insertEvent>[1] = {}) => {
    ids[title] = await insertEvent(db, { production_id, title: { de: title, en: `${title} EN` }, date_start: instantAt(day, time), ...rest });
  };
  await add('Gestern', '2026-11-20', '23:59');
  await add('Matinee', '2026-11-21', '11:00');
  await add('Entfallen', '2026-11-22', '19:30', { status: 'cancelled', status_note: { de: 'Die Sängerin ist erkrankt.' } });
  await add('Alle Filter', '2026-11-23', '19:30', { room_id: room, type_id: type, tags: [options.tag], series: [options.series], genres: [options.genre] });
  await add('Verborgen', '2026-11-24', '19:30', { is_online: false });
  return { room, type, options, ids };
}

/** An element of an XML document that is known to be well-formed. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

/** Reads XML as libxml2 does, strictly, namespaces included; rejects with its message where the text is not well-formed. */
export async function readXml(text: string): Promise<XmlElement> {
  await refuseMalformed(text);
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  for (const [, closing, name, attributes = '', empty, content] of text.matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (content !== undefined) parent.text += decode(content);
    else if (closing) open.pop();
    else if (name) {
      const element: XmlElement = { name, attributes: readAttributes(attributes), text: '', children: [] };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root.children[0] ?? root;
}

export const elements = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.flatMap((child) => (child.name === name ? [child] : elements(child, name)));

export const textOf = (parent: XmlElement, name: string): string | undefined => elements(parent, name)[0]?.text;

/** The parser behind sharp's SVG is libxml2: what stands in `<metadata>` is parsed, but not drawn. */
async function refuseMalformed(text: string): Promise<void> {
  const document = text.replace(/^<\?xml[^>]*\?>/, '');
  await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${document}</metadata></svg>`)).metadata();
}

const readAttributes = (text: string) => Object.fromEntries([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, decode(value)]));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
