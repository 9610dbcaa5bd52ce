import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { insertAt } from '../actions/insert.ts';
import { useEditor } from '../state/use-editor.ts';
import { type Spot, spotOfGap, spotStyle, textsIn } from './clear-spot.ts';
import { GapLine } from './gap-line.tsx';
import { areaOf, type Gap, gapsIn, nearestGap } from './gaps.ts';
import { t } from './strings.ts';

/** px around the line between two blocks in which it shows. */
const reach = 18;

/** In columns and lists too; without a mouse the frame of a block has the same. */
export function InsertLine({ host }: { host: HTMLElement | null }) {
  const editor = useEditor();
  const [gap, setGap] = useState<(Gap & { readonly spot: Spot }) | null>(null);
  useEffect(() => {
    if (!host) return;
    let frame = 0;
    let mouse: { x: number; y: number } | null = null;
    let isShown = false;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const target = mouse && document.elementFromPoint(mouse.x, mouse.y);
        const next =
          mouse && (areaOf(host)?.contains(target) || target?.closest('[data-gap]'))
            ? nearestGap(gapsIn(host, editor.state.shown), mouse.x, mouse.y, reach)
            : null;
        isShown = next !== null;
        setGap(next && { ...next, spot: spotOfGap(next, textsIn(host), document.body.clientWidth) });
      });
    };
    const onMove = ({ target, clientX, clientY, pointerType, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons !== 0) return;
      mouse = { x: clientX, y: clientY };
      if (!(target instanceof Element && target.closest('[data-gap]'))) look();
    };
    // When the page moves below the mouse, the line moves along, but none appears.
    const follow = () => isShown && look();
    document.addEventListener('pointermove', onMove);
    addEventListener('scroll', follow, { passive: true });
    let { shown } = editor.state;
    const stop = editor.subscribe(() => {
      if (shown === editor.state.shown) return;
      shown = editor.state.shown;
      follow();
    });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', onMove);
      removeEventListener('scroll', follow);
      stop();
    };
  }, [host, editor]);
  if (!gap) return null;
  return (
    <GapLine gap={gap}>
      <button
        type="button"
        style={spotStyle({ ...gap.spot, x: gap.spot.x - gap.x, y: gap.spot.y - gap.y })}
        aria-label={t(editor.language, 'insert_here')}
        onClick={() => insertAt(editor, gap.place)}
      >
        <Icon node={Plus} />
      </button>
    </GapLine>
  );
}
