import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { blockRegistry } from '#blocks/registry.ts';
import { blockViews } from '#blocks/views.ts';
import { type Block, Blocks, type PresentContext, presentDocument } from '#content/index.ts';

/** What a page of these blocks shows a visitor, as the server renders it. */
export function renderBlocks(blocks: readonly Block[], language: 'de' | 'en', context: PresentContext): string {
  const document = { format: 1 as const, layout: '100', columns: [blocks] };
  const content = presentDocument(document, blockRegistry, { language, at: new Date(), audience: 'visitors', context });
  return renderToString(
    <MemoryRouter initialEntries={[`/${language}`]}>
      <Blocks content={content} views={blockViews} language={language} />
    </MemoryRouter>,
  );
}
