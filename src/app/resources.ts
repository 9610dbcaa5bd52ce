import { partner } from '#features/partners/partner.resource.ts';
import { venue } from '#features/venues/venue.resource.ts';
import { createResourceRegistry } from '#resources/index.ts';

/** Kinds of things that records refer to and that are not declared as records. */
const others = ['event', 'production'];

/** Every record that staff keep in the back office: lists, forms, navigation and the words of the audit log are made from this list. */
export const resources = createResourceRegistry([partner, venue], others);
