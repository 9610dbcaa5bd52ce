import { saveImage } from '#features/media/index.server.ts';
import type { Both } from '../content/texts.ts';
import type { RoomKey } from '../content/vocabulary.ts';
import { savePoster } from '../store/images.server.ts';
import { insertAll, type Store } from '../store/insert.server.ts';
import { json, type Vocabulary } from '../store/vocabulary.server.ts';
import { drawMap } from './draw-map.ts';
import { chamberHallPlan, churchPlan, foyerPlan, grandHallPlan, studioPlan } from './draw-seat-plan.ts';
import type { VenueDrawing } from './drawing.ts';
import { capacity, chamberRows } from './seats.ts';
import { roomsOf, roomTexts, type VenueKey, venueTexts } from './texts.ts';

const plans: Readonly<Record<RoomKey, () => VenueDrawing>> = {
  grand: grandHallPlan,
  chamber: () => chamberHallPlan(chamberRows),
  studio: () => studioPlan(capacity.studio),
  foyer: foyerPlan,
  church: () => churchPlan(36),
};

const motifs = { house: 'grid', church: 'frames' } as const satisfies Record<VenueKey, string>;

type Options = { dataDir: string };

export async function storeVenues(db: Store, { room: idOf }: Pick<Vocabulary, 'room'>, { dataDir }: Options): Promise<void> {
  const save = ({ svg, ...picture }: VenueDrawing, alt: Both) =>
    saveImage(db, dataDir, { ...picture, alt, bytes: new TextEncoder().encode(svg), contentType: 'image/svg+xml' });
  // Object.keys forgets the literal keys of a constant
  for (const [sort, key] of (Object.keys(venueTexts) as VenueKey[]).entries()) {
    const { name, description, directions, accessibility, imageAlt, mapAlt, ...plain } = venueTexts[key];
    const [venue_id] = await insertAll(db, 'venue', [
      {
        ...plain,
        name: json(name),
        description: json(description),
        directions: json(directions),
        accessibility: json(accessibility),
        image_id: await savePoster(db, dataDir, { motif: motifs[key], title: name, alt: imageAlt }),
        map_id: await save(drawMap(key), mapAlt),
        sort,
      },
    ]);
    for (const room of roomsOf[key]) {
      const { description: about, seats, planAlt, planNote } = roomTexts[room];
      const plan_id = await save(plans[room](), planAlt);
      await db
        .updateTable('room')
        .set({ venue_id, seats, plan_id, description: json(about), plan_note: json(planNote) })
        .where('id', '=', idOf(room))
        .execute();
    }
  }
}
