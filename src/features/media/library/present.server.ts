import { addDays, dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { fileUrl } from '../files/file-url.ts';
import { presentImage, presentThumbnails } from '../present.ts';
import type { AssetRow } from './asset-rows.server.ts';
import type { Asset } from './asset-schema.ts';
import { expiryWarningDays } from './limits.ts';

type Reader = { language: Language; now: Date };

/** The one place where an asset becomes JSON for staff. */
export function presentAsset(row: AssetRow & { transcript?: Localised }, useCount: number, { language, now }: Reader): Asset {
  const { id, kind, revision, name, content_type, size, duration, page_count, decorative, copyright, copyright_until, crops, folder_id, tags } = row;
  const isImage = kind === 'image';
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
    folder_id,
    tags,
    url: isImage ? presentImage(row, language).url : fileUrl(row),
    image_obj: isImage ? presentImage(row, language) : null,
    image_thumbnails: isImage ? presentThumbnails(row) : null,
    use_count: useCount,
    created_at: toBerlinIso(row.created_at),
    created_by: row.created_by === null || row.created_by_name === null ? null : { id: row.created_by, name: row.created_by_name },
    updated_at: toBerlinIso(row.updated_at),
    deleted_at: row.deleted_at && toBerlinIso(row.deleted_at),
  };
}

/** The same as `rightsCondition` in asset-rows.server.ts asks for. */
function rightsOf({ credit, copyright, copyright_until: until }: AssetRow, now: Date): Asset['rights'] {
  const today = dayOf(now);
  if (until !== null && until < today) return 'expired';
  if (until !== null && until <= addDays(today, expiryWarningDays)) return 'expiring';
  return copyright === '' && Object.keys(credit).length === 0 ? 'unknown' : 'granted';
}
