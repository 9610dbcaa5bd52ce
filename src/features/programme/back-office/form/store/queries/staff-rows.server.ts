import { expressionBuilder } from 'kysely';
import type { Schema } from '#db/schema.ts';

/** Media as their form shows them, in their order; the caller says whose. */
export const staffMedia = () =>
  expressionBuilder<Schema, never>()
    .selectFrom('event_media as medium')
    .leftJoin('asset', 'asset.id', 'medium.asset_id')
    .select(['medium.id', 'medium.event_id', 'medium.asset_id', 'medium.video_url', 'medium.title', 'asset.kind', 'asset.name'])
    .orderBy('medium.position')
    .orderBy('medium.id');

/** Sponsors and promoters as their form shows them, in their order; the caller says whose. */
export const staffPartners = () =>
  expressionBuilder<Schema, never>()
    .selectFrom('partnership as with_it')
    .innerJoin('partner', 'partner.id', 'with_it.partner_id')
    .select(['with_it.event_id', 'with_it.kind', 'partner.id', 'partner.name'])
    .orderBy('with_it.position')
    .orderBy('with_it.id');

/** All partners whom something can have. */
export const allPartners = () =>
  expressionBuilder<Schema, never>().selectFrom('partner as any_partner').select(['any_partner.id', 'any_partner.name']).orderBy('any_partner.name');
