import { storedIn } from '#resources/index.server.ts';
import { room } from './room.resource.ts';

export const roomStore = storedIn(room);
