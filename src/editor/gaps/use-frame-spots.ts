import { useLayoutEffect, useState } from 'react';
import { type Spot, spotOfFrame, textsIn } from './clear-spot.ts';

type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };
type Spots = { readonly before: Spot; readonly after: Spot };

/** From the box's corner; `version`: what the page is drawn from. */
export function useFrameSpots(host: HTMLElement | null, box: Box | null, version: unknown): Spots | null {
  const [spots, setSpots] = useState<Spots | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew after each drawing
  useLayoutEffect(() => {
    if (!host || !box) return setSpots(null);
    const [left, top] = [box.left - window.scrollX, box.top - window.scrollY];
    const edges = { left, top, right: left + box.width, bottom: top + box.height };
    const texts = textsIn(host);
    const spotAt = (side: 'before' | 'after'): Spot => {
      const { x, y, size } = spotOfFrame(edges, side, texts, document.body.clientWidth);
      return { x: x - left, y: y - top, size };
    };
    setSpots({ before: spotAt('before'), after: spotAt('after') });
  }, [host, box, version]);
  return spots;
}
