import { EventPage } from '#features/programme/event/event.page.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { eventBlocks } from './event-blocks.static.tsx';

// In development style sheets come with scripts alone (block-style-sheet.ts).
if (import.meta.env.DEV && !import.meta.env.SSR) void lazyImport(() => import('./content-blocks.static.tsx'))();

export { loader } from '#features/programme/event/event.page.tsx';

/** `/de/programm/{slug}/{id}` (V §2), its films, pictures and logos shown by the views of the blocks. */
export const Page = () => <EventPage Blocks={eventBlocks} />;
