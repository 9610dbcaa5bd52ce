import { useEffect, useState } from 'react';
import { findBlock } from '#content/index.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { positionForNew } from '../actions/insert.ts';
import { isAllowedAt } from '../actions/positions.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { useEditor } from '../state/use-editor.ts';
import { GapLine } from './gap-line.tsx';
import { areaOf, type Gap, gapsIn, nearestGap } from './gaps.ts';

const loadPictures = lazyImport(() => import('../paste/picture-files.ts'));

/** On an empty picture they fill it, elsewhere they come to stand where the line shows. */
export function PictureDrop({ host }: { host: HTMLElement | null }) {
  const editor = useEditor();
  const [gap, setGap] = useState<Gap | null>(null);
  useEffect(() => {
    if (!host) return;
    const isOfPage = ({ target, dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true && target instanceof Element && areaOf(host)?.contains(target) === true;
    const gapAt = ({ clientX, clientY }: DragEvent) => {
      const { document } = editor.session.state;
      const gaps = gapsIn(host, editor.state.shown).filter(({ place }) => isAllowedAt(document, editor.registry, place, editor.site.pasted.picture.type));
      return nearestGap(gaps, clientX, clientY);
    };
    const onOver = (event: DragEvent) => {
      if (!isOfPage(event)) return setGap(null);
      event.preventDefault();
      setGap(emptyPictureAt(editor, event.target) ? null : gapAt(event));
    };
    const onDrop = (event: DragEvent) => {
      setGap(null);
      if (!isOfPage(event) || !event.dataTransfer) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      const into = emptyPictureAt(editor, event.target);
      const place = gapAt(event)?.place ?? positionForNew(editor);
      void loadPictures().then(({ insertPictures }) => insertPictures(editor, files, place, into));
    };
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setGap(null);
    document.addEventListener('dragover', onOver);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragleave', onLeave);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragleave', onLeave);
    };
  }, [host, editor]);
  return gap && <GapLine gap={gap} isDrop />;
}

function emptyPictureAt({ session, site }: PageEditor, target: EventTarget | null): string | undefined {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-block]')?.dataset.block : undefined;
  const block = id === undefined ? undefined : findBlock(session.state.document, id)?.block;
  const { type, image } = site.pasted.picture;
  return block?.type === type && !block.fields[image] ? id : undefined;
}
