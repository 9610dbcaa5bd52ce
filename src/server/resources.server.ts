import { picturesById } from '#features/media/index.server.ts';
import { partnerStore } from '#features/partners/partner.resource.server.ts';
import { venueStore } from '#features/venues/venue.resource.server.ts';
import { createStoreRegistry } from '#resources/index.server.ts';
import { resources } from '../app/resources.ts';

/** Where the records of `src/app/resources.ts` are stored; their calls are made from this list. */
export const stores = createStoreRegistry(resources, [partnerStore, venueStore], picturesById);
