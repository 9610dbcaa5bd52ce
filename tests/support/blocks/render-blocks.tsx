import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { blockRegistry } from '../../../src/blocks/registry.ts';
import { blockViews } from '../../../src/blocks/views.ts';
import { type Block, type BlockDocument, Blocks, type PresentContext, type PresentOptions, presentDocument } from '../../../src/content/index.ts';
import { sanitiseContentHtml } from '../../../src/features/settings/index.server.ts';

/** Whatever a document refers to is there. */
export const everythingThere: PresentContext = {
  image: (id) => ({ id, version: '00000000', url: `/media/${id}`, width: 1600, height: 1067, color: '#777777', alt: 'Bild', credit: 'Foto: Ostkai' }),
  file: (id) => ({ id, url: `/media/files/${id}`, name: 'datei', size: 1000, content_type: 'application/octet-stream' }),
  related: (to, id) => ({ id, title: `${to} ${id}`, url: `/de/${to}/${id}` }),
  sanitiseHtml: sanitiseContentHtml,
};

type Options = Partial<PresentOptions> & { readonly isEditing?: boolean };

/** As visitors get it; with `isEditing` as staff do. */
export function renderBlocks(content: BlockDocument | readonly Block[], { isEditing = false, language = 'de', ...options }: Options = {}): string {
  const document = 'format' in content ? content : { format: 1 as const, layout: '100', columns: [content] };
  const presented = presentDocument(document, blockRegistry, {
    language,
    at: new Date('2026-11-21T12:00:00Z'),
    audience: isEditing ? 'staff' : 'visitors',
    context: everythingThere,
    ...options,
  });
  const element = <Blocks content={presented} views={blockViews} language={language} isEditing={isEditing} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '*', element }], { initialEntries: [`/${language}`] })} />);
}
