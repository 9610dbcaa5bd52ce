import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { type Bilingual, type BlockDocument, type BlockRegistry, type Command, createBlock, withNewIds } from '#content/index.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import { languages } from '#i18n/language.ts';
import { isAllowedAt, outermost, positionBeside } from '../actions/positions.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { bilingual } from './strings.ts';

/** Null where the site has none. */
export function sectionBlock({ blocks }: BlockRegistry) {
  for (const definition of blocks) {
    const [name] = Object.entries(definition.fields).find(([, { form }]) => form.limits.of === 'section') ?? [];
    if (name) return { definition, name };
  }
  return null;
}

/** As one step, published at once where possible, as the draft shows it published; answers the block's id, or why nothing changed. */
export async function shareBlocks(editor: PageEditor, ids: readonly string[], slug: string, call: Transport): Promise<{ id: string } | { problem: Bilingual }> {
  const { registry, language } = editor;
  const shown = sectionBlock(registry);
  const blocks = outermost(editor.session.state.document, ids);
  const [first] = blocks;
  if (!shown || !first) return { problem: bilingual('nothing_to_share') };
  if (blocks.some(({ type }) => !registry.mayContain(null, type))) return { problem: bilingual('not_alone') };
  const document: BlockDocument = withNewIds({ format: 1, layout: '100', columns: [blocks] });
  const cms = client<CmsContract>(call);
  try {
    const made = await cms.post('/pageeditor-api/container/', { language, headers: writing(), body: { slug, document } });
    // Of a section that is there already the call answers what stands in it.
    if (made.document.columns[0]?.[0]?.id !== document.columns[0]?.[0]?.id) return { problem: bilingual('taken') };
    await publishWhatCanBe(cms, made, editor);
  } catch (error) {
    return { problem: error instanceof ApiError ? { de: error.message, en: error.message } : bilingual('offline') };
  }
  // While it was made somebody may have moved or deleted the blocks.
  const now = outermost(editor.session.state.document, ids);
  const place = now[0] && positionBeside(editor.session.state.document, now[0].id, 'before');
  if (!place || !isAllowedAt(editor.session.state.document, registry, place, shown.definition.type)) return { problem: bilingual('not_here') };
  const section = createBlock(shown.definition, { [shown.name]: slug });
  const commands: Command[] = [{ kind: 'insertBlock', place, block: section }, ...now.map(({ id }): Command => ({ kind: 'removeBlock', id }))];
  const problem = editor.perform({ kind: 'composite', commands }, 'shared', { slug });
  return problem ? { problem: problem.message } : { id: section.id };
}

/** What cannot be published yet stays a draft, which the section's own screen says. */
async function publishWhatCanBe(cms: ReturnType<typeof client<CmsContract>>, made: { id: number; revision: number }, { language }: PageEditor): Promise<void> {
  let { revision } = made;
  for (const of of languages) {
    const write = { language, parameters: { id: made.id }, headers: writing(revision), body: { language: of } };
    try {
      ({ revision } = await cms.post('/pageeditor-api/container/{id}/publish/', write));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_publishable')) throw error;
    }
  }
}
