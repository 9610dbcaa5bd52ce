import { saveFile, saveImage } from '#features/media/index.server.ts';
import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';
import { slugOf } from '#i18n/slug.ts';
import type { ProductionText } from '../content/production.ts';
import { type Both, both } from '../content/texts.ts';
import { drawBooklet } from '../details/booklet.ts';
import { drawSound } from '../details/draw-sound.ts';
import { drawWordmark, type PartnerKey, partners, promotersOf, sponsorsOf } from '../details/partners.ts';
import { savePoster } from './images.server.ts';
import { type IdOf, insertAll, insertKeyed, type Store } from './insert.server.ts';
import { saveRecording } from './recordings.server.ts';
import { json } from './vocabulary.server.ts';

type Options = { readonly today: Day; readonly dataDir: string };

const withBooklet = ['sacre', 'war-requiem', 'bluebeard', 'wozzeck', 'vixen', 'peer-gynt', 'christmas-oratorio', 'beethoven-9', 'rothko', 'haensel', 'figaro'];
const laterBooklet = 'wozzeck';
const withSound = ['sacre', 'rothko', 'standing-waves', 'organ-hour', 'isobara-trio', 'eighteen', 'bluebeard'];
const withFilm = ['tour', 'windows', 'tango', 'bluebeard'];
const withSketches = ['bluebeard', 'vixen', 'wozzeck', 'peer-gynt', 'haensel'];

export async function storeDetails(db: Store, production: IdOf<string>, productions: readonly ProductionText[], options: Options): Promise<void> {
  const chosen = (keys: readonly string[]) => productions.filter(({ key }) => keys.includes(key));
  const media: { production_id: number; asset_id: number; title?: string; poster_id?: number; captions_de_id?: number; captions_en_id?: number }[] = [];
  for (const text of chosen(withBooklet)) media.push({ production_id: production(text.key), asset_id: await saveBooklet(db, text, options) });
  for (const { key } of chosen(withFilm)) media.push({ production_id: production(key), ...(await savedFilm(db, options.dataDir)) });
  for (const text of chosen(withSound)) media.push({ production_id: production(text.key), asset_id: await saveSound(db, text, options.dataDir) });
  for (const text of chosen(withSketches))
    for (const asset_id of await saveSketches(db, text, options.dataDir)) media.push({ production_id: production(text.key), asset_id });
  await insertAll(
    db,
    'event_media',
    media.map((medium, position) => ({ ...medium, position })),
  );
  await storePartners(db, production, productions, options.dataDir);
}

async function saveBooklet(db: Store, text: ProductionText, { today, dataDir }: Options): Promise<number> {
  const { bytes, pages } = drawBooklet(text);
  const name = `programmheft-${slugOf(text.title.de)}.pdf`;
  const id = await saveFile(db, dataDir, { bytes, kind: 'document', contentType: 'application/pdf', name, title: both('Programmheft', 'Programme book') });
  const available_from = text.key === laterBooklet ? instantAt(addDays(today, 14), '10:00') : null;
  await db.updateTable('asset').set({ page_count: pages, available_from }).where('id', '=', id).execute();
  return id;
}

async function savedFilm(db: Store, dataDir: string) {
  const [asset_id, captions_de_id, captions_en_id] = [
    await saveRecording(db, dataDir, 'quay.mp4'),
    await saveRecording(db, dataDir, 'quay.de.vtt'),
    await saveRecording(db, dataDir, 'quay.en.vtt'),
  ];
  const title = both('Abend am Ostkai', 'Evening at the Ostkai');
  const poster_id = await savePoster(db, dataDir, { motif: 'waves', title, alt: both('Wellen am Kai in der Dämmerung', 'Waves at the quay at dusk') });
  return { asset_id, captions_de_id, captions_en_id, poster_id };
}

async function saveSound(db: Store, { title }: ProductionText, dataDir: string): Promise<number> {
  const name = `klangskizze-${slugOf(title.de)}.wav`;
  const its = both(`Klangskizze zu „${title.de}“`, `A sketch in sound for ‘${title.en ?? title.de}’`);
  const id = await saveFile(db, dataDir, { bytes: drawSound(title.de), kind: 'audio', contentType: 'audio/wav', name, title: its, duration: 12 });
  await db
    .updateTable('asset')
    .set({ transcript: json(heard) })
    .where('id', '=', id)
    .execute();
  return id;
}

const heard: Both = both(
  'Angeschlagene Töne, die einander überlagern und verklingen; keine Worte. Aus dem Titel errechnet wie das Plakat.',
  'Struck tones that overlap and fade; no words. Calculated from the title, as the poster is.',
);

async function saveSketches(db: Store, { title, motif }: ProductionText, dataDir: string): Promise<number[]> {
  const acts = [both('erster Entwurf', 'first sketch'), both('zweiter Entwurf', 'second sketch'), both('dritter Entwurf', 'third sketch')];
  const ids: number[] = [];
  for (const [index, act] of acts.entries()) {
    const its = both(`${title.de}, ${act.de}`, `${title.en ?? title.de}, ${act.en}`);
    const kind = index === 1 ? 'frames' : motif;
    const id = await savePoster(db, dataDir, {
      motif: kind,
      title: its,
      alt: both(`Zum Bühnenbild, ${act.de}: Flächen und Kanten`, `For the set, ${act.en}: planes and edges`),
    });
    const caption = both(`Zum Bühnenbild, ${act.de}`, `For the set, ${act.en}`);
    await db
      .updateTable('asset')
      .set({ caption: json(caption) })
      .where('id', '=', id)
      .execute();
    ids.push(id);
  }
  return ids;
}

async function storePartners(db: Store, production: IdOf<string>, productions: readonly ProductionText[], dataDir: string): Promise<void> {
  const rows = [];
  for (const [key, { name, mark, link }] of Object.entries(partners))
    rows.push([key, { name, link, image_id: mark && (await saveLogo(db, dataDir, name, mark)) }] as const);
  const partner = await insertKeyed(db, 'partner', rows);
  const of = (kind: 'sponsor' | 'promoter', keysOf: (text: ProductionText) => readonly PartnerKey[]) =>
    productions.flatMap((text) => keysOf(text).map((key, position) => ({ production_id: production(text.key), partner_id: partner(key), kind, position })));
  await insertAll(db, 'partnership', [...of('sponsor', sponsorsOf), ...of('promoter', promotersOf)]);
}

async function saveLogo(db: Store, dataDir: string, name: string, mark: string): Promise<number> {
  const { svg, width, height } = drawWordmark(mark);
  const id = await saveImage(db, dataDir, {
    bytes: new TextEncoder().encode(svg),
    contentType: 'image/svg+xml',
    width,
    height,
    color: '#ffffff',
    alt: both(name, name),
  });
  await db.updateTable('asset').set({ transparent: true }).where('id', '=', id).execute();
  return id;
}
