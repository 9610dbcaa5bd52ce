import { saveSettings } from '#features/settings/index.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { insertAll, type Store } from '../store/insert.server.ts';
import { closedBridge } from './alert.ts';
import { exceptionalHours, regularHours } from './hours.ts';
import { venueSettings } from './settings.ts';
import { storePages } from './store-pages.server.ts';

/** After the programme is there, whose types and series stand in the menu; the same day gives the same rows. */
export async function fillFurniture(db: Store, { today }: { readonly today: Day }): Promise<void> {
  await saveSettings(db, venueSettings, 'de');
  await db.updateTable('site_settings').set({ security_contact: 'sicherheit@ostkai.example' }).execute();
  await storePages(db);
  await insertAll(db, 'opening_hours', regularHours);
  await insertAll(db, 'opening_hours_exception', exceptionalHours(today));
  await insertAll(db, 'alert', [closedBridge(today)]);
}
