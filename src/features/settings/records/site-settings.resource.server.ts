import { storedIn } from '#resources/index.server.ts';
import { siteSettings } from './site-settings.resource.ts';

/** What visitors see is written from it by trigger (migration 0073), and back. */
export const siteSettingsStore = storedIn(siteSettings);
