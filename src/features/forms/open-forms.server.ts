import { join } from 'node:path';
import { type DeliveryTools, performDeliveries } from './delivery/delivery-jobs.server.ts';
import { type Forms, formSecret } from './form-service.server.ts';
import { removeGone, removeGoneJob } from './removal/remove-gone.server.ts';

/** Where files of forms lie, in the folder of a site. */
export const formsFolder = (dataDir: string): string => join(dataDir, 'forms');

/** `secret` is the site's, of which they have a key of their own. */
export function openForms({ secret: siteSecret, dataDir, outbox, ...tools }: Omit<DeliveryTools, 'folder'> & { dataDir: string; outbox: string }): Forms {
  const folder = formsFolder(dataDir);
  const secret = formSecret(siteSecret);
  performDeliveries({ ...tools, secret, folder });
  tools.jobs.perform(removeGoneJob, () => removeGone(tools.db, folder, tools.now(), outbox));
  return { jobs: tools.jobs, secret, folder };
}
