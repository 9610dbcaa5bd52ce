import type { Block, BlockPosition } from '#content/index.ts';
import { uploadFiles } from '#features/media/picker/index.ts';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { showToast } from '#ui/toast/toast.ts';
import { insertBlocks } from '../actions/insert.ts';
import { newBlock } from '../actions/new-block.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { imageValue, type WaitingPicture } from './pasted-blocks.ts';
import { t } from './strings.ts';

/** Bytes of a picture that stands in the clipboard itself. */
const maxEmbedded = 30_000_000;

/** Each into the block that waits for it; announces what could not be taken. */
export async function fillPictures(editor: PageEditor, waiting: readonly { id: string; alt: string; file: File }[]): Promise<void> {
  const { language, site } = editor;
  editor.announce(t(language, 'uploading', { n: waiting.length }));
  const taken = await uploadFiles(
    waiting.map(({ file }) => file),
    language,
  );
  for (const [index, { asset, problem }] of taken.entries()) {
    const block = waiting[index];
    if (!block) continue;
    if (problem !== undefined) showToast(problem);
    // Somebody may have deleted it meanwhile.
    else if (asset && editor.block(block.id))
      editor.setField({ id: block.id, field: site.pasted.picture.image, value: imageValue(asset.id, block.alt, language) });
  }
  if (taken.some(({ asset }) => asset)) editor.announce(t(language, 'uploaded', { n: taken.filter(({ asset }) => asset).length }));
}

/** What lies elsewhere cannot be fetched from here, and is said. */
export async function offerPictures(editor: PageEditor, pictures: readonly WaitingPicture[]): Promise<void> {
  const { language } = editor;
  const waiting = pictures.flatMap(({ id, source, alt }, index) => {
    const file = embeddedFile(source, `${alt || t(language, 'picture', { n: index + 1 })}`);
    return file ? [{ id, alt, file }] : [];
  });
  const elsewhere = pictures.length - waiting.length;
  if (elsewhere > 0) showToast(t(language, 'elsewhere', { n: elsewhere }));
  if (waiting.length === 0) return;
  const wants = await askToConfirm({
    title: t(language, 'upload_title', { n: waiting.length }),
    text: t(language, 'upload_text'),
    confirm: t(language, 'upload'),
    cancel: t(language, 'leave_empty'),
  });
  if (wants) await fillPictures(editor, waiting);
}

/** `data:image/…`; null for every other. The library finds its type by its bytes. */
export function embeddedFile(source: string, name: string): File | null {
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=\s]+)$/i.exec(source.slice(0, maxEmbedded)) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
    const ending = type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png';
    return new File([bytes], `${name.replace(/[^\p{L}\p{N} ._-]+/gu, '').slice(0, 80) || 'bild'}.${ending}`, { type });
  } catch {
    return null;
  }
}

const picturesAmong = (files: Iterable<File>): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

/** One behind the other; `into` is filled with the first where it is an empty picture. */
export async function insertPictures(editor: PageEditor, files: readonly File[], position: BlockPosition, into?: string): Promise<void> {
  const { language, registry, site } = editor;
  const pictures = picturesAmong(files);
  if (pictures.length < files.length) showToast(t(language, 'only_pictures'));
  const waiting: { id: string; alt: string; file: File }[] = [];
  const blocks: Block[] = [];
  for (const file of pictures) {
    if (into && waiting.length === 0) {
      waiting.push({ id: into, alt: '', file });
      continue;
    }
    const block = newBlock(registry, site.pasted.picture.type);
    if (!block) return;
    blocks.push(block);
    waiting.push({ id: block.id, alt: '', file });
  }
  if (blocks.length > 0 && !insertBlocks(editor, blocks, position)) return;
  if (waiting.length > 0) await fillPictures(editor, waiting);
}
