import { type KeyboardEvent, useState } from 'react';

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * One stop of the Tab key for all buttons with a `data-stop`, and arrow keys to the nearest one in a direction; `current` is the one that
 * Tab comes to.
 */
export function useArrowKeys(keys: readonly string[]) {
  const [chosen, choose] = useState<string | null>(null);
  const current = chosen !== null && keys.includes(chosen) ? chosen : keys[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions[event.key];
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-stop]') : null;
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(from, [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')], direction);
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return { current, choose, onKeyDown };
}

function nearest(from: HTMLElement, all: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | undefined {
  const at = middleOf(from);
  const ahead = all.flatMap((element) => {
    const middle = middleOf(element);
    const [dx, dy] = [middle.x - at.x, middle.y - at.y];
    const [along, across] = x === 0 ? [dy * y, Math.abs(dx)] : [dx * x, Math.abs(dy)];
    return element !== from && along > 2 ? [{ element, far: along + across * 3 }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.element;
}

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
