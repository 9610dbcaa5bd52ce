import { join } from 'node:path';
import type { Config } from '../config.server.ts';

/** For mails that no mail server takes. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');
