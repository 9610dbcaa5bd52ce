import { storedIn } from '#resources/index.server.ts';
import { designSettings } from './design-settings.resource.ts';

/** What visitors see is written from it by trigger (migration 0076), and back. */
export const designSettingsStore = storedIn(designSettings);
