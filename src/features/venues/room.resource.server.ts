import { storedIn } from '#resources/index.server.ts';
import { room } from './room.resource.ts';
import { t } from './room-strings.ts';

export const roomStore = storedIn(room, {
  links: { disturbs: { table: 'room_disturbance', own: 'room_id', other: 'other_id', isMutual: true } },
  check: async ({ disturbs }, { id, language }): Promise<Record<string, string[]>> =>
    id !== null && (disturbs as readonly number[]).includes(id) ? { disturbs: [t(language, 'disturbs_itself')] } : {}, // the shape of its field
  // The other side of its links.
  dropped: ['room_disturbance'],
});
