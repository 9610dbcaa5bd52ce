import { MagazinePage } from '#features/magazine/index.ts';
import { ContentBlocks } from './content-blocks.static.tsx';

export { magazineLoader as loader } from '#features/magazine/index.ts';

export const Page = () => <MagazinePage Content={ContentBlocks} />;
