import { sql } from 'kysely';
import { storedIn } from '#resources/index.server.ts';
import { uploadSettings } from './upload-settings.resource.ts';

/** What uploads are judged by is written from it by trigger (migration 0112), and back. */
export const uploadSettingsStore = storedIn(uploadSettings, { label: () => sql`${uploadSettings.label.one.de}::text` });
