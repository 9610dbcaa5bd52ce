import { storedIn } from '#resources/index.server.ts';
import { alert } from './alert.resource.ts';

export const alertStore = storedIn(alert);
