import { intermissionKey } from '#features/programme/index.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import type { ProductionText } from '../content/production.ts';
import { both, joined } from '../content/texts.ts';
import type { WorkKey } from '../content/works.ts';
import { durationOf, sharedDetails } from '../details/details.ts';
import { promotersOf, promoterText } from '../details/partners.ts';
import type { Schedule } from '../schedule.ts';
import { savePoster } from './images.server.ts';
import { type IdOf, insertAll, insertKeyed, linkAll, type Store } from './insert.server.ts';
import type { Cast } from './people.server.ts';
import { json, type Vocabulary } from './vocabulary.server.ts';

type Names = Vocabulary & Cast;

export async function storeProductions(
  db: Store,
  names: Names,
  productions: readonly ProductionText[],
  { schedule, today, dataDir }: { readonly schedule: Schedule; readonly today: Day; readonly dataDir: string },
): Promise<IdOf<string>> {
  const rows = [];
  for (const text of productions) {
    const title = both(text.title.de, text.title.en ?? text.title.de);
    const row = {
      preline: json(text.preline ?? {}),
      title: json(text.title),
      subtitle: json(text.subtitle ?? {}),
      description: json(joined(text.description)),
      promoter: json(promotersOf(text).length > 0 ? promoterText : {}),
      details: JSON.stringify(sharedDetails(text)),
      type_id: names.type(text.type),
      season_id: names.season(schedule.seasons[seasonIndex(text.key, schedule, today)]),
      image_id: await savePoster(db, dataDir, { motif: text.motif, title }),
    };
    rows.push([text.key, row] as const);
  }
  const id = await insertKeyed(db, 'production', rows);
  await linkAll(
    db,
    'production_tag',
    productions.flatMap(({ key, tags = [] }) => tags.map((tag) => ({ production_id: id(key), tag_id: names.tag(tag) }))),
  );
  await insertAll(
    db,
    'credit',
    productions.flatMap(({ key, credits }) =>
      credits.map(([person, role], position) => ({
        production_id: id(key),
        person_id: names.person(person),
        role_id: names.role(role),
        position,
      })),
    ),
  );
  const [pause = 0] = await insertAll(db, 'work', [{ title: json(both('Pause', 'Interval')), key: intermissionKey }]);
  await insertAll(
    db,
    'programme_item',
    productions.flatMap((text) => programmeOf(text, names.work, pause).map((item, position) => ({ production_id: id(text.key), ...item, position }))),
  );
  return id;
}

function programmeOf(text: ProductionText, work: IdOf<WorkKey>, pause: number): { work_id: number; note?: string }[] {
  const items = (text.works ?? []).map((entry) => itemOf(entry, work));
  const hasInterval = items.length > 1 && (durationOf(text)?.length ?? 0) > 1;
  return hasInterval ? items.toSpliced(-1, 0, { work_id: pause }) : items;
}

function itemOf(entry: NonNullable<ProductionText['works']>[number], work: IdOf<WorkKey>) {
  return typeof entry === 'string' ? { work_id: work(entry) } : { work_id: work(entry[0]), note: json(entry[1]) };
}

/** A production belongs to the season of its next date, else of its last one. */
function seasonIndex(production: string, { seasons, events }: Schedule, today: Day): 0 | 1 {
  const dates = events.filter((event) => event.production === production);
  const date = dates.find(({ day }) => day >= today) ?? dates.at(-1);
  return date && date.day >= seasons[1].starts ? 1 : 0;
}
