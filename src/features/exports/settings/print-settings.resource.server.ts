import { storedIn } from '#resources/index.server.ts';
import { printSettings } from './print-settings.resource.ts';

export const printSettingsStore = storedIn(printSettings);
