import { type DeliveryTools, performDeliveries } from './delivery/delivery-jobs.server.ts';
import { type Forms, formSecret } from './form-service.server.ts';
import { removeGone, removeGoneJob } from './removal/remove-gone.server.ts';

/** `secret` is the site's, of which they have a key of their own. */
export function openForms({ secret: siteSecret, outbox, ...tools }: DeliveryTools & { outbox: string }): Forms {
  const { jobs, files } = tools;
  const secret = formSecret(siteSecret);
  performDeliveries({ ...tools, secret });
  jobs.perform(removeGoneJob, () => removeGone(tools.db, files, tools.now(), outbox));
  return { jobs, secret, files };
}
