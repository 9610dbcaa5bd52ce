import type { Database } from '#db/database.server.ts';
import { readConsent } from './read-services.server.ts';

/** A form of somebody else: who shows it, and where. */
export type ExternalForm = { name: string; urlOf: (id: string) => string };

/** The service that shows forms by their ids at HubSpot; null while it is switched off. */
export async function externalForms(db: Database): Promise<ExternalForm | null> {
  const { services } = await readConsent(db);
  const found = services.find(({ slug, frame_url }) => slug === 'hubspot' && frame_url !== '');
  return found ? { name: found.name, urlOf: (id) => found.frame_url.replace('{id}', encodeURIComponent(id)) } : null;
}
