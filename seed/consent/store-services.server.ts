import { insertAll, type Store } from '../store/insert.server.ts';
import { services } from './services.ts';

/** All at once, so that the list is new once. */
export async function storeServices(db: Store): Promise<void> {
  await insertAll(
    db,
    'consent_service',
    services.map(({ is_on = true, purpose, transfer = {}, retention, cookies = [], frame_url = '', script_url = '', script_data = '', ...service }) => ({
      ...service,
      is_on,
      purpose: JSON.stringify(purpose),
      transfer: JSON.stringify(transfer),
      retention: JSON.stringify(retention),
      cookies,
      frame_url,
      script_url,
      script_data,
    })),
  );
}
