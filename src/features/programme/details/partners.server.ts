import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '#db/schema.ts';
import { imageOf, presentImage } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import type { InheritedField } from './details.ts';
import type { EventDetails, Partner } from './details-schema.ts';
import { partnerRows } from './queries/partners.server.ts';

/** Sponsors and promoters of an event's row and of its production. */
export const partnersOf = (eb: ExpressionBuilder<Schema, 'event'>) =>
  jsonArrayFrom(
    partnerRows().where((of) =>
      of.or([of('partnership.production_id', '=', eb.ref('event.production_id')), of('partnership.event_id', '=', eb.ref('event.id'))]),
    ),
  );

/** Those of a production's row alone. */
export const partnersOfProduction = (eb: ExpressionBuilder<Schema, 'production'>) =>
  jsonArrayFrom(partnerRows().where((of) => of('partnership.production_id', '=', eb.ref('production.id'))));

type Row = ReturnType<typeof partnersOf> extends { expressionType?: (infer Found)[] | undefined } ? Found : never;

/** Of each kind the event's own, else its production's, unless it has `none` of them. */
export function presentPartners(rows: readonly Row[], language: Language, none: readonly InheritedField[] = []): Pick<EventDetails, 'sponsors' | 'promoters'> {
  const of = (kind: Row['kind']) => {
    const all = rows.filter((row) => row.kind === kind);
    const own = all.filter(({ is_own }) => is_own);
    const inherited = none.includes(`${kind}s`) ? [] : all;
    return (own.length > 0 ? own : inherited).map((row) => presentPartner(row, language));
  };
  return { sponsors: of('sponsor'), promoters: of('promoter') };
}

function presentPartner(row: Row, language: Language): Partner {
  const image = imageOf(row);
  return { id: row.id, name: row.name, link: row.link || null, image_obj: image && presentImage(image, language) };
}
