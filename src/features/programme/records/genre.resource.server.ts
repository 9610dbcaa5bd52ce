import { countRows, storedIn } from '#resources/index.server.ts';
import { genre } from './genre.resource.ts';

export const genreStore = storedIn(genre, { counted: { events: countRows('event_genre', 'genre_id') } });
