import { ProductionPage } from '#features/productions/production/production.page.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { eventBlocks } from './event-blocks.static.tsx';

// In development style sheets come with scripts alone (block-style-sheet.ts).
if (import.meta.env.DEV && !import.meta.env.SSR) void lazyImport(() => import('./content-blocks.static.tsx'))();

export { loader } from '#features/productions/production/production.page.tsx';

/** `/de/produktionen/{slug}/{id}` (V §2), its films, pictures and logos shown by the views of the blocks. */
export const Page = () => <ProductionPage Blocks={eventBlocks} />;
