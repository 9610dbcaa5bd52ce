import { checkItem } from '#features/releases/index.server.ts';
import { countRows, storedIn } from '#resources/index.server.ts';
import { series } from './series.resource.ts';

export const seriesStore = storedIn(series, { check: checkItem('series'), counted: { events: countRows('event_series', 'series_id') } });
