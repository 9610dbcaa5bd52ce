import { TeamPage } from '#features/people/index.ts';
import { ContentBlocks } from './content-blocks.static.tsx';

export { teamLoader as loader } from '#features/people/index.ts';

export const Page = () => <TeamPage Content={ContentBlocks} />;
