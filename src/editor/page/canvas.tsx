import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Blocks } from '#content/index.ts';
import type { EditTarget } from '#features/cms/editing/index.ts';
import type { Resources } from '#features/cms/resources/contract.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { focusText } from '../typing/edge-keys.ts';
import styles from './canvas.module.css';
import { makeEditable } from './make-editable.ts';
import { presentedOnce } from './presented-once.ts';
import { useResources } from './use-resources.ts';
import { viewsForEditing } from './views.tsx';

type Props = { first: Resources; target: EditTarget; onHost: (host: HTMLElement | null) => void };

/** By the views that visitors see, with marks by which the editor finds blocks and fields. */
export function Canvas({ first, target, onHost }: Props) {
  const { language, registry, site } = useEditor();
  const shown = useEditorState((state) => state.shown);
  const resources = useResources(first, shown, registry, language);
  const views = useMemo(() => viewsForEditing(site.views), [site]);
  const host = useHost(target, onHost);
  const present = useMemo(() => presentedOnce(registry, language, resources), [registry, language, resources]);
  const content = useMemo(() => present(shown), [present, shown]);
  const isSmall = useEditorState((state) => state.hasSmallModules);
  useLayoutEffect(() => {
    host.toggleAttribute('data-small', isSmall);
  }, [host, isSmall]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn anew
  useLayoutEffect(() => makeEditable(host, shown, registry, language), [content, host]);
  useScrollPosition();
  return useMemo(() => createPortal(<Blocks content={content} views={views} language={language} isEditing />, host), [content, views, language, host]);
}

/** What the server has rendered comes back when it goes. */
function useHost(id: EditTarget, onHost: (host: HTMLElement | null) => void): HTMLElement {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: styles.host ?? '' }));
  useLayoutEffect(() => {
    const found = document.getElementById(id);
    if (!found) return;
    let place = found;
    let published = [...place.childNodes];
    host.dataset.editing = '';
    place.replaceChildren(host);
    const caret = watchCaret(host);
    // Loaded anew meanwhile, the page waits aside as it then is; where the content is part of a larger one, in another place.
    const observer = new MutationObserver(() => {
      const now = document.getElementById(id);
      if (!now || host.parentNode === now) return;
      place = now;
      published = [...now.childNodes];
      now.replaceChildren(host);
      caret.restore();
    });
    observer.observe(place.closest('main, footer') ?? place, { childList: true, subtree: true });
    document.documentElement.classList.add('edit');
    onHost(host);
    return () => {
      observer.disconnect();
      caret.stop();
      document.documentElement.classList.remove('edit');
      onHost(null);
      // Where the page has been loaded anew meanwhile, that stands there already.
      if (host.parentNode === place) place.replaceChildren(...published);
    };
  }, [host, id, onHost]);
  return host;
}

/** Read before the draft is drawn and used after: asked in between, the browser would lay out sixty blocks once more. */
function useScrollPosition(): void {
  const [top] = useState(() => scrollY);
  useLayoutEffect(() => {
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' });
  }, [top]);
}

/** An element that is put into another place loses the caret, and somebody may be typing there. */
function watchCaret(host: HTMLElement): { restore: () => void; stop: () => void } {
  let lost: { element: HTMLElement; node: Node | null; offset: number } | null = null;
  const onFocusOut = ({ target }: FocusEvent) => {
    const { anchorNode: node = null, anchorOffset: offset = 0 } = getSelection() ?? {};
    lost = target instanceof HTMLElement ? { element: target, node, offset } : null;
    setTimeout(() => {
      lost = null;
    });
  };
  host.addEventListener('focusout', onFocusOut);
  return {
    restore: () => {
      if (!lost || !host.contains(lost.element)) return;
      const { element, node, offset } = lost;
      focusText(element, true);
      if (node instanceof Text && element.contains(node)) getSelection()?.collapse(node, Math.min(offset, node.length));
    },
    stop: () => host.removeEventListener('focusout', onFocusOut),
  };
}
