import type { Database } from '#db/database.server.ts';
import { uploadSettingRows } from './queries/assets.server.ts';
import { defaultUploadSettings, type UploadSettings, uploadSizesSchema, uploadTypesSchema } from './upload-settings.ts';

/** What may be uploaded now. A stored value that is none counts as not stored. */
export async function readUploadSettings(db: Database): Promise<UploadSettings> {
  const rows = await uploadSettingRows(db);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const types = uploadTypesSchema.safeParse(stored.get('media.types'));
  const sizes = uploadSizesSchema.safeParse(stored.get('media.maxMegabytes'));
  return {
    types: types.success ? types.data : defaultUploadSettings.types,
    maxMegabytes: sizes.success ? sizes.data : defaultUploadSettings.maxMegabytes,
  };
}
