/** Paper, ink and signal are the house's; the eight companions were mixed to stand beside them, and in print on top of each other. */
export const colors = {
  paper: '#ffffff',
  ink: '#111111',
  signal: '#d1290f',
  bone: '#f3ede1',
  stone: '#cdc5b6',
  yellow: '#f2b41b',
  salmon: '#f2a08c',
  sky: '#a5cadd',
  cobalt: '#1c43a8',
  pine: '#0d5042',
  plum: '#45183c',
} as const;

/** `lead` stands out most from `ground`; on an uncoloured one colours may be printed over each other (`overprints`). */
export interface Palette {
  background: string;
  lead: string;
  second: string;
  third: string;
  spark: string;
  neutral: boolean;
}

type Name = keyof typeof colors;
const rows: readonly (readonly [ground: Name, lead: Name, second: Name, third: Name, spark: Name, kind: 'neutral' | 'strong'])[] = [
  ['bone', 'ink', 'signal', 'stone', 'signal', 'neutral'],
  ['bone', 'cobalt', 'signal', 'sky', 'ink', 'neutral'],
  ['bone', 'pine', 'salmon', 'yellow', 'signal', 'neutral'],
  ['bone', 'signal', 'sky', 'ink', 'cobalt', 'neutral'],
  ['stone', 'ink', 'paper', 'signal', 'signal', 'neutral'],
  ['yellow', 'ink', 'signal', 'bone', 'bone', 'strong'],
  ['yellow', 'cobalt', 'salmon', 'bone', 'signal', 'strong'],
  ['salmon', 'plum', 'signal', 'bone', 'yellow', 'strong'],
  ['salmon', 'cobalt', 'signal', 'bone', 'ink', 'strong'],
  ['sky', 'cobalt', 'bone', 'signal', 'signal', 'strong'],
  ['sky', 'ink', 'signal', 'bone', 'yellow', 'strong'],
  ['signal', 'bone', 'ink', 'salmon', 'yellow', 'strong'],
  ['signal', 'ink', 'salmon', 'bone', 'bone', 'strong'],
  ['cobalt', 'bone', 'signal', 'sky', 'yellow', 'strong'],
  ['cobalt', 'yellow', 'sky', 'ink', 'bone', 'strong'],
  ['pine', 'bone', 'salmon', 'yellow', 'signal', 'strong'],
  ['plum', 'salmon', 'signal', 'bone', 'yellow', 'strong'],
  ['ink', 'bone', 'signal', 'stone', 'yellow', 'strong'],
  ['ink', 'yellow', 'signal', 'bone', 'sky', 'strong'],
];

/** `accent` ('#rrggbb') replaces the signal colour. */
export function palettes(accent: string = colors.signal): Palette[] {
  const color = (name: Name) => (name === 'signal' ? accent : colors[name]);
  return rows.map(([background, lead, second, third, spark, kind]) => ({
    background: color(background),
    lead: color(lead),
    second: color(second),
    third: color(third),
    spark: color(spark),
    neutral: kind === 'neutral',
  }));
}

/** Pale inks vanish. */
export const overprints = ({ background, neutral }: Palette, ink: string) => neutral && lightness(ink) < lightness(background) - 12;

/** Whether two colours can be told apart at a glance; `distance` of their lightness, 0–255. */
export const apart = (one: string, other: string, distance = 40) => Math.abs(lightness(one) - lightness(other)) > distance;

const lightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return (red * 3 + green * 6 + blue) / 10;
};
