import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { PlannedDate, PlanSetup } from '../contract.ts';
import { maxOfferedDates } from '../limits.ts';
import { type FindDate, planActions, planStateOf, refusalOf } from '../states/plan-states.ts';
import { refusalText } from '../strings.ts';
import { planDateOf } from './plan-rows.server.ts';
import { type PlanRow, planRows, rowsOfProduction, textModules } from './queries/plans.server.ts';

type Asked = { ids: readonly number[]; production: number | undefined; language: Language; now: Date };

/** What the screen begins with, in as many statements however many dates there are. */
export async function planSetup(db: Database, { ids, production, language, now }: Asked): Promise<PlanSetup> {
  const chosen = await planRows(db, ids);
  const offered = production === undefined ? [] : await rowsOfProduction(db, production, now, maxOfferedDates);
  const newDates = await planRows(
    db,
    [...chosen, ...offered].flatMap(({ rescheduled_to: to }) => to ?? []),
  );
  const known = new Map([...newDates, ...offered, ...chosen].map((row) => [row.id, planDateOf(row, now)]));
  const modules = await textModules(db);
  const present = (row: PlanRow) => presentPlannedDate(row, (id) => known.get(id), { language, now });
  return {
    dates: chosen.map(present),
    offered: offered.filter(({ id }) => !ids.includes(id)).map(present),
    text_modules: modules.map(({ text, ...module }) => ({ ...module, text: bothOf(text) })),
  };
}

export const bothOf = (texts: Localised): { de: string; en: string } => ({ de: texts.de ?? '', en: texts.en ?? '' });

const named = (id: number, name: Localised, language: Language) => {
  const { text, lang } = choose(name, language);
  return { id, label: text, ...(lang && { lang }) };
};

function presentPlannedDate(row: PlanRow, find: FindDate, { language, now }: Pick<Asked, 'language' | 'now'>): PlannedDate {
  const date = planDateOf(row, now);
  const refusals = planActions.flatMap((action) => {
    const refusal = refusalOf(date, action, find);
    return refusal ? [[action, refusalText(language, refusal)] as const] : [];
  });
  return {
    ...named(row.id, row.label, language),
    day: row.day,
    date_start: toBerlinIso(row.date_start),
    time_known: row.time_known,
    room: named(row.room_id, row.room_name, language),
    production: named(row.production_id, row.production_title, language),
    state: planStateOf(date, find),
    status_note: bothOf(row.status_note),
    refusals: Object.fromEntries(refusals),
  };
}
