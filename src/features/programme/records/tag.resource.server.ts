import { countRows, storedIn } from '#resources/index.server.ts';
import { tag } from './tag.resource.ts';

export const tagStore = storedIn(tag, { counted: { events: countRows('event_tag', 'tag_id'), productions: countRows('production_tag', 'tag_id') } });
