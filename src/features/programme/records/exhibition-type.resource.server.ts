import { countRows, storedIn } from '#resources/index.server.ts';
import { exhibitionType } from './exhibition-type.resource.ts';

export const exhibitionTypeStore = storedIn(exhibitionType, { counted: { events: countRows('event', 'type_id') } });
