import { useEffect, useRef, useState } from 'react';

/** Who waits for files, the last one first: what a dialog is given is not its page's as well. */
const takers: object[] = [];

/** Whether some are being dragged over it now; a paste into a field is the field's, and a dialog above takes its own. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const { signal, abort } = control();
    takers.push(take);
    const isOurs = () => takers.at(-1) === take;
    const hasFiles = (event: DragEvent) => isOurs() && (event.dataTransfer?.types.includes('Files') ?? false);
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Leaving the window is the only leaving without a target.
    const onDragLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isField = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
      if (files.length === 0 || isField || !isOurs()) return;
      event.preventDefault();
      take.current(files);
    };
    addEventListener('dragover', onDragOver, { signal });
    addEventListener('dragleave', onDragLeave, { signal });
    addEventListener('drop', onDrop, { signal });
    addEventListener('paste', onPaste, { signal });
    return () => {
      abort();
      takers.splice(takers.indexOf(take), 1);
    };
  }, []);
  return isOver;
}

function control() {
  const listening = new AbortController();
  return { signal: listening.signal, abort: () => listening.abort() };
}
