import type { ProductionText } from '../content/production.ts';
import { type Both, both } from '../content/texts.ts';

/** Invented like the demo's people. */
export const partners = {
  kaiwerk: { name: 'Stiftung Kaiwerk', mark: 'KAIWERK', link: 'https://kaiwerk.example/' },
  hafenbank: { name: 'Hafenbank von 1871', mark: 'HAFENBANK', link: 'https://hafenbank.example/' },
  feddersen: { name: 'Reederei Feddersen', mark: 'FEDDERSEN', link: 'https://feddersen.example/' },
  rethfeld: { name: 'Konzertdirektion Rethfeld', mark: null, link: 'https://rethfeld.example/' },
} as const;
export type PartnerKey = keyof typeof partners;

export const sponsorsOf = ({ type, room, tags = [] }: ProductionText): readonly PartnerKey[] => {
  if (tags.includes('guest')) return [];
  if (type === 'opera') return ['kaiwerk', 'feddersen'];
  if (type === 'family') return ['kaiwerk'];
  return type === 'concert' && room === 'grand' ? ['hafenbank'] : [];
};

export const promotersOf = ({ tags = [] }: ProductionText): readonly PartnerKey[] => (tags.includes('guest') ? ['rethfeld'] : []);

export const promoterText: Both = both(
  'Ein Gastspiel auf Einladung des Hauses. Veranstalterin ist die Konzertdirektion; Karten gibt es bei uns wie für alles andere.',
  'A visit by invitation of the house. The concert agency presents it; tickets are to be had from us as for everything else.',
);

/** Each letter as strokes in a field six high: width, then the path. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4, 'M0 6L2 0L4 6M.7 4H3.3'],
  B: [4, 'M0 0V6H2.4A1.55 1.55 0 0 0 2.4 2.9H0M2.2 2.9A1.45 1.45 0 0 0 2.2 0H0'],
  D: [4.4, 'M0 0V6H1.4A3 3 0 0 0 1.4 0Z'],
  E: [3.4, 'M3.4 0H0V6H3.4M0 3H2.8'],
  F: [3.4, 'M3.4 0H0V6M0 3H2.8'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  K: [3.8, 'M0 0V6M3.8 0L0 3.6M1.3 2.4L3.8 6'],
  N: [4, 'M0 6V0L4 6V0'],
  R: [3.8, 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0M2 3.2L3.8 6'],
  S: [3.6, 'M3.4 1A1.75 1.5 0 1 0 1.8 3A1.75 1.5 0 1 1 .2 5'],
  W: [5.6, 'M0 0L1.4 6L2.8 1.4L4.2 6L5.6 0'],
};

export function drawWordmark(word: string): { svg: string; width: number; height: number } {
  const [scale, margin, gap] = [12, 24, 1.3];
  let x = 0;
  const paths = [...word].map((letter) => {
    const [width, path] = letters[letter] ?? [0, ''];
    const placed = `<path transform="translate(${x.toFixed(1)} 0)" d="${path}"/>`;
    x += width + gap;
    return placed;
  });
  const [width, height] = [Math.ceil((x - gap) * scale + 2 * margin), 6 * scale + 2 * margin];
  const strokes = `<g transform="translate(${margin} ${margin}) scale(${scale})" fill="none" stroke="#111" stroke-width=".7" stroke-linejoin="round">${paths.join('')}</g>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${strokes}</svg>`,
    width,
    height,
  };
}
