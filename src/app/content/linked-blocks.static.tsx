import type { ShownModule } from '#features/cms/index.ts';
import type { Language } from '#i18n/language.ts';
import { blockStyleSheet } from './block-style-sheet.ts';

// Not imported as a file: the style sheets of all blocks would come with every page that may have blocks.
const { ContentBlocks } = await import('./content-blocks.static.tsx');

export function LinkedBlocks({ modules, language }: { modules: readonly ShownModule[]; language: Language }) {
  if (modules.length === 0) return null;
  return (
    <>
      {blockStyleSheet() && <link rel="stylesheet" href={blockStyleSheet()} />}
      <ContentBlocks modules={modules} language={language} isBelow />
    </>
  );
}
