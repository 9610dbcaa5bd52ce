import { addDays, dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { fileUrl } from '../files/file-url.ts';
import { presentImage, presentThumbnails } from '../present.ts';
import type { Asset } from './asset-schema.ts';
import { expiryWarningDays } from './limits.ts';
import type { AssetRow } from './queries/asset-rows.server.ts';

/** Of what this machine can make pictures (src/features/media/previews). */
type Previews = Readonly<Record<'video' | 'document', string | null>>;
type Reader = { language: Language; now: Date; previews: Previews };

/** The one place where an asset becomes JSON for staff. */
export function presentAsset(row: AssetRow & { transcript?: Localised }, useCount: number, { language, now, previews }: Reader): Asset {
  const { id, kind, revision, name, content_type, size, duration, page_count, decorative, copyright, copyright_until, crops, folder_id, tags } = row;
  const picture = kind === 'image' ? row : row.poster;
  return {
    id,
    kind,
    revision,
    name,
    content_type,
    size,
    width: row.width || null,
    height: row.height || null,
    duration,
    page_count,
    title: { ...row.title },
    alt: { ...row.alt },
    decorative,
    caption: { ...row.caption },
    ...(row.transcript && { transcript: { ...row.transcript } }),
    credit: { ...row.credit },
    copyright,
    copyright_until,
    rights: rightsOf(row, now),
    available_from: row.available_from && toBerlinIso(row.available_from),
    focal: { x: row.focal_x, y: row.focal_y },
    crops,
    belongs_to: row.belongs_to,
    lang: row.lang,
    poster_id: row.poster_id,
    preview: previewOf(row, previews),
    folder_id,
    tags,
    url: kind === 'image' ? presentImage(row, language).url : fileUrl(row),
    image_obj: picture && presentImage(picture, language),
    image_thumbnails: picture && presentThumbnails(picture),
    use_count: useCount,
    created_at: toBerlinIso(row.created_at),
    created_by: row.created_by === null || row.created_by_name === null ? null : { id: row.created_by, name: row.created_by_name },
    updated_at: toBerlinIso(row.updated_at),
    deleted_at: row.deleted_at && toBerlinIso(row.deleted_at),
  };
}

/** Where the picture of a film or document comes from, or why there is none. */
function previewOf({ kind, poster_id, poster, preview_failed }: AssetRow, previews: Previews): Asset['preview'] {
  if (kind !== 'video' && kind !== 'document') return null;
  if (poster) return poster_id === null ? 'made' : 'chosen';
  if (!previews[kind]) return 'no_program';
  return preview_failed ? 'failed' : 'coming';
}

/** The same as `rightsCondition` in asset-rows.server.ts asks for. */
function rightsOf({ credit, copyright, copyright_until: until }: AssetRow, now: Date): Asset['rights'] {
  const today = dayOf(now);
  if (until !== null && until < today) return 'expired';
  if (until !== null && until <= addDays(today, expiryWarningDays)) return 'expiring';
  return copyright === '' && Object.keys(credit).length === 0 ? 'unknown' : 'granted';
}
