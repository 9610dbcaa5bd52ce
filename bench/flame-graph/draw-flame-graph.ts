import type { Frame, FrameKind } from './profile.ts';

const width = 1_200;
const height = 15;
/** Frames of a smaller share are left out. */
const leastShare = 0.004;
const colours: Record<FrameKind, string> = { memory: '#c4b5fd', engine: '#cbd5e1', package: '#fdba74', site: '#93c5fd' };

/** A picture of who called whom: as wide as its share of the time, the callers below what they call. */
export function drawFlameGraph(title: string, root: Frame): string {
  const rects: string[] = [];
  let deepest = 0;
  const draw = (frame: Frame, x: number, depth: number) => {
    const wide = (frame.time / root.time) * width;
    if (wide < leastShare * width) return;
    deepest = Math.max(deepest, depth);
    rects.push(rectOf(frame, root, { x, wide, depth }));
    let at = x;
    for (const child of frame.children.toSorted((one, other) => other.time - one.time)) {
      draw(child, at, depth + 1);
      at += (child.time / root.time) * width;
    }
  };
  draw(root, 0, 0);
  const whole = (deepest + 1) * height + 30;
  const legend = (Object.keys(colours) as FrameKind[]) // its keys are the kinds
    .map((kind, index) => `<text x="${700 + index * 125}" y="18" fill="#334155"><tspan fill="${colours[kind]}">■</tspan> ${words[kind]}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" font-family="sans-serif" font-size="10"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="6" y="18" font-size="13">${escaped(title)}</text>${legend.join('')}<g transform="translate(0 ${whole - height})">${rects.join('')}</g></svg>\n`;
}

const words: Record<FrameKind, string> = { memory: 'memory', engine: 'Node and V8', package: 'packages', site: 'built site' };

function rectOf({ name, kind, time }: Frame, root: Frame, { x, wide, depth }: { x: number; wide: number; depth: number }): string {
  const share = `${((100 * time) / root.time).toFixed(1)} %`;
  const letters = Math.floor((wide - 4) / 5.6);
  const label =
    letters < 3
      ? ''
      : `<text x="${(x + 2).toFixed(1)}" y="${-depth * height + 11}">${escaped(name.length > letters ? `${name.slice(0, letters - 1)}…` : name)}</text>`;
  return `<g><title>${escaped(name)}: ${share}</title><rect x="${x.toFixed(1)}" y="${-depth * height}" width="${Math.max(0.5, wide - 0.5).toFixed(1)}" height="${height - 1}" fill="${colours[kind]}"/>${label}</g>`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
