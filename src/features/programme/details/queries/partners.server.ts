import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { imageColumns } from '#features/media/index.ts';

export const partnerRows = () =>
  expressionBuilder<Schema, never>()
    .selectFrom('partnership')
    .innerJoin('partner', 'partner.id', 'partnership.partner_id')
    .leftJoin('asset as image', 'image.id', 'partner.image_id')
    .select(['partnership.kind', 'partner.id', 'partner.name', 'partner.link'])
    .select(['image.id as image_id', ...imageColumns])
    .select(sql<boolean>`partnership.event_id is not null`.as('is_own'))
    .orderBy('partnership.position')
    .orderBy('partnership.id');
