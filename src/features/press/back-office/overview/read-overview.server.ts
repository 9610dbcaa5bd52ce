import type { Database } from '#db/database.server.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import type { PressOverviewLine, PressPicture } from './contract.ts';
import { maxProductions, picturesOf, productionsOf } from './queries.server.ts';

type PressContext = { db: Database; now: Date; language: Language };

/** Two statements, however many productions and pictures there are. */
export async function readPressOverview({ db, now, language }: PressContext): Promise<{ productions: PressOverviewLine[]; is_cut: boolean }> {
  const rows = await productionsOf(db, now);
  const shown = rows.slice(0, maxProductions);
  const ids = shown.map(({ id }) => id);
  const pictures = Map.groupBy(await picturesOf(db, ids), ({ production_id }) => production_id);
  return {
    is_cut: rows.length > shown.length,
    productions: shown.map((row) => {
      const { id, title, press_text, press_from, document, token } = row;
      const isHeld = press_from !== null && press_from > now;
      return {
        id,
        ...labelOf(title, language),
        state: !row.has_press ? 'none' : !row.is_seen ? 'offline' : isHeld ? 'embargo' : 'open',
        embargo: isHeld ? toBerlinIso(press_from) : null,
        has_link: token !== null,
        text: (['de', 'en'] as const).filter((one) => press_text[one]),
        document,
        pictures: (pictures.get(id) ?? []).map((picture) => presentPicture(picture, now, language)),
        by_link: { fetches: row.link_fetches ?? 0, last_at: row.link_at && toBerlinIso(row.link_at) },
        openly: { fetches: row.open_fetches ?? 0, last_at: row.open_at && toBerlinIso(row.open_at) },
      };
    }),
  };
}

function labelOf(title: Localised, language: Language): Pick<PressOverviewLine, 'title' | 'lang'> {
  const { label, lang } = asLabel(chooseLabel(title, language));
  return { title: label, ...(lang && { lang }) };
}

function presentPicture(row: Awaited<ReturnType<typeof picturesOf>>[number], now: Date, language: Language): PressPicture {
  const { id, name, caption, copyright, copyright_until, available_from, deleted_at } = row;
  const isEnded = copyright_until !== null && copyright_until < dayOf(now);
  const isEarly = available_from !== null && available_from > now;
  return {
    id,
    name,
    caption: { de: caption.de ?? '', en: caption.en ?? '' },
    credit: choose(row.credit, language).text,
    copyright: copyright ?? '',
    copyright_until,
    available_from: available_from && toBerlinIso(available_from),
    state: deleted_at ? 'in_bin' : isEnded ? 'right_ended' : isEarly ? 'not_yet' : 'free',
  };
}
