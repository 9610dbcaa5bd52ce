import { minContrast } from '../limits.ts';

/** The accent in the two modes, '#rrggbb'. No single colour can carry white text on paper and dark text at night. */
export type Accent = { light: string; dark: string };
export type Mode = keyof Accent;

/** What a site begins with. */
export const defaultAccent: Accent = { light: '#d1290f', dark: '#ff6a4d' };

/** What an accent meets in each mode; the same colours as in src/ui/styles/tokens.css, which a test compares. */
export const backgrounds = {
  light: { paper: '#ffffff', surface: '#f1f1ee', text: '#ffffff' },
  dark: { paper: '#131312', surface: '#1d1d1b', text: '#131312' },
} as const satisfies Record<Mode, Record<string, string>>;

/** An accent that cannot be read: as text on `paper` or `surface`, or as the background of `text`. */
export type AccentProblem = { mode: Mode; against: keyof (typeof backgrounds)['light']; ratio: number; missing: number };

/** Every pair whose contrast is below 4.5 : 1, the worst of each mode first. Empty: the accent can be used. */
export function accentProblems(accent: Accent): AccentProblem[] {
  const pairs = [
    { mode: 'light', against: 'paper' },
    { mode: 'light', against: 'surface' },
    { mode: 'light', against: 'text' },
    { mode: 'dark', against: 'paper' },
    { mode: 'dark', against: 'surface' },
    { mode: 'dark', against: 'text' },
  ] as const;
  return pairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(accent[pair.mode], backgrounds[pair.mode][pair.against]) }))
    .filter(({ ratio }) => ratio < minContrast)
    .map((pair) => ({ ...pair, missing: minContrast - pair.ratio }))
    .sort((one, other) => other.mode.localeCompare(one.mode) || one.ratio - other.ratio);
}

/** WCAG contrast of two colours '#rrggbb': 1 (none) to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of sRGB, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
