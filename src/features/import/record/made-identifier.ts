import { foldName } from '#i18n/fold-name.ts';
import { limits } from '../limits.ts';

/** The identifier of an event that comes without one: the same date, room and title have the same one in every file. */
export const madeIdentifier = (date: string, room: string | undefined, title: string): string =>
  ['made', date, foldName(room ?? ''), foldName(title)].join('/').slice(0, limits.identifier);
