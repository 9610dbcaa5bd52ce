import { useEffect } from 'react';
import { type PastedPart, readPastedParts, withinSite } from '#content/index.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { blocksType, paragraphsOf, readBlocks, rowsOf } from '../actions/clipboard.ts';
import { copyBlocks } from '../actions/copied.ts';
import { cellAt, fillCells } from '../actions/grid.ts';
import { insertBlocks, pasteBlocks, positionForNew } from '../actions/insert.ts';
import { newBlock } from '../actions/new-block.ts';
import { positionBeside } from '../actions/positions.ts';
import { removeWithUndo } from '../commands/remove-with-undo.ts';
import { blocksOfParts, isTextAlone } from '../paste/pasted-blocks.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { textSelector } from '../state/text-selectors.ts';
import { useEditor } from '../state/use-editor.ts';
import { isBlank } from '../typing/edge-keys.ts';
import { editableTextOf } from '../typing/editable.ts';
import { isBlock } from './use-keys.ts';

const loadPictures = lazyImport(() => import('../paste/picture-files.ts'));

/** In a text the clipboard is the text's, until it holds more than a text can. */
export function useClipboard(host: HTMLElement | null): void {
  const editor = useEditor();
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const { selected } = editor.state;
      const copied = isBlock(document.activeElement) && event.clipboardData ? copyBlocks(editor, selected) : null;
      if (!copied) return;
      event.preventDefault();
      for (const [type, text] of Object.entries(copied)) event.clipboardData?.setData(type, text);
      if (event.type === 'cut') removeWithUndo(editor, selected);
    };
    // Before the text sees it.
    const onPaste = (event: ClipboardEvent) => {
      const { activeElement } = document;
      const text = activeElement instanceof HTMLElement && host?.contains(activeElement) ? activeElement.closest<HTMLElement>(textSelector) : null;
      const isPage = isBlock(activeElement) || activeElement === document.body;
      if (!event.clipboardData || (!text && !isPage)) return;
      if (!(text ? pasteInText(editor, text, event.clipboardData) : pasteOnPage(editor, event.clipboardData))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste, true);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste, true);
    };
  }, [editor, host]);
}

/** What another program has written is read by the product's own reader. */
function pasteOnPage(editor: PageEditor, data: DataTransfer): boolean {
  const own = readBlocks(data.getData(blocksType));
  if (own) return pasteBlocks(editor, own, positionForNew(editor));
  return pasteParts(editor, partsOf(data), data.files);
}

/** True where more than running text becomes blocks behind it, or in its place where it is empty. */
function pasteInText(editor: PageEditor, element: HTMLElement, data: DataTransfer): boolean {
  const place = editableTextOf(element, (id) => editor.block(id), editor.registry, editor.language);
  if (!place) return false;
  const { id } = place.block;
  const behind = () => positionBeside(editor.session.state.document, id, 'after') ?? positionForNew(editor);
  const own = readBlocks(data.getData(blocksType));
  const parts = own ? [] : partsOf(data);
  if (!own && isTextAlone(parts) && (parts.length > 0 || data.files.length === 0)) {
    if (place.field.form.kind !== 'line') return false;
    // A line has no second one.
    document.execCommand('insertText', false, data.getData('text/plain').replace(/\s+/g, ' ').trim());
    return true;
  }
  element.blur();
  const [only] = parts;
  const cell = parts.length === 1 && only?.kind === 'table' ? cellAt(editor, id, place.name) : null;
  const goesOn = cell && only?.kind === 'table' && fillCells(editor, cell, only.rows, () => newBlock(editor.registry, cell.row.type));
  if (goesOn) {
    editor.focus(id, { inText: true, field: place.name, atEnd: true });
    return true;
  }
  if (own) return pasteBlocks(editor, own, behind());
  return pasteParts(editor, parts, data.files, { place: behind(), ...(isBlank(editor, id) && { replaces: id }) });
}

function partsOf(data: DataTransfer): PastedPart[] {
  const html = data.getData('text/html');
  const parts = html ? readPastedParts(html, { resolveLink: withinSite(location.origin) }) : [];
  const plain = data.getData('text/plain');
  const text = paragraphsOf(plain);
  const rows = html ? null : rowsOf(plain);
  if (rows) return [{ kind: 'table', text, rows, caption: '', hasHeaderRow: true, hasHeaderColumn: false }];
  return parts.length > 0 || text.content.length === 0 ? parts : [{ kind: 'text', text }];
}

/** Pictures among words get places, pictures alone are uploaded. */
function pasteParts(
  editor: PageEditor,
  parts: readonly PastedPart[],
  files: FileList,
  { place = positionForNew(editor), replaces }: { place?: ReturnType<typeof positionForNew>; replaces?: string } = {},
): boolean {
  const { blocks, pictures } = blocksOfParts(editor.site, parts, editor.language);
  if (blocks.length === 0) return pasteFiles(editor, files, place);
  if (!insertBlocks(editor, blocks, place, replaces)) return true;
  if (pictures.length > 0) void loadPictures().then(({ offerPictures }) => offerPictures(editor, pictures));
  return true;
}

function pasteFiles(editor: PageEditor, files: FileList, place: ReturnType<typeof positionForNew>): boolean {
  if (files.length === 0) return false;
  const given = [...files];
  void loadPictures().then(({ insertPictures }) => insertPictures(editor, given, place));
  return true;
}
