import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import { addDays, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { Texts } from '#i18n/texts.ts';
import type { Teaser } from '../contract.ts';
import { teaserRows } from './queries/teasers.server.ts';

/** The teasers from today on, by position; kept for the day. */
export function teasersFromToday(db: Database, now: Date) {
  const today = dayOf(now);
  setStaleAt(instantAt(addDays(today, 1)));
  return cachedRead(db, 'teasers', today, () => teaserRows(db, today));
}

type TeaserRow = Awaited<ReturnType<typeof teaserRows>>[number];

/** Of each row as long as it is cached. */
const presented = new WeakMap<TeaserRow, Map<Language, Teaser>>();

/** Shared, and not to be changed. */
export function presentTeaser(row: TeaserRow, language: Language): Teaser {
  const ofRow = presented.get(row) ?? new Map<Language, Teaser>();
  const teaser = ofRow.get(language) ?? present(row, language);
  presented.set(row, ofRow.set(language, teaser));
  return teaser;
}

function present(row: TeaserRow, language: Language): Teaser {
  const texts = new Texts(language);
  const image = imageOf(row);
  return {
    id: row.id,
    xtype: 'teaser',
    name: row.name,
    link: { url: texts.choose('link', row.link) },
    preline: texts.choose('preline', row.preline),
    headline: texts.choose('headline', row.headline),
    subline: texts.choose('subline', row.subline),
    link_text: texts.choose('link_text', row.link_text),
    position: row.position,
    date_start: toBerlinIso(new Date(instantAt(addDays(row.position, 1)).getTime() - 1000)),
    image_obj: image && presentImage(image, language),
    image_thumbnails: image && presentThumbnails(image),
    ...texts.marks,
  };
}
