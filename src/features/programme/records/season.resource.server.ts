import { countRows, storedIn } from '#resources/index.server.ts';
import { season } from './season.resource.ts';

export const seasonStore = storedIn(season, {
  counted: { productions: countRows('production', 'season_id'), reminders: countRows('sale_reminder', 'season_id') },
  dropped: ['sale_reminder'],
});
