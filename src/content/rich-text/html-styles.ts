import type { Mark } from './rich-text.ts';

/** In lower case; enough for what Word and Google Docs write. */
export function styleOf(style: string | null | undefined): ReadonlyMap<string, string> {
  const declarations = (style ?? '').slice(0, 5_000).toLowerCase().split(';');
  return new Map(
    declarations.map((declaration): [string, string] => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, Math.max(0, colon)).trim(), declaration.slice(colon + 1).trim()];
    }),
  );
}

/** The marks within an element: by its name, corrected by its style, which may also end those from around it. */
export function marksOf(name: string, style: ReadonlyMap<string, string>, outerMarks: readonly Mark[], link: Mark | null): Mark[] {
  const inherits = (type: Mark['type']) => outerMarks.some((mark) => mark.type === type);
  const bold = isBold(style.get('font-weight')) ?? (inherits('bold') || name === 'b' || name === 'strong');
  const italic = isItalic(style.get('font-style')) ?? (inherits('italic') || name === 'i' || name === 'em' || name === 'cite');
  const links = link ? [link] : outerMarks.filter((mark) => mark.type === 'link');
  return [...links, ...(bold ? [{ type: 'bold' as const }] : []), ...(italic ? [{ type: 'italic' as const }] : [])];
}

function isBold(weight: string | undefined): boolean | undefined {
  if (!weight || weight === 'inherit') return undefined;
  return /^bold/.test(weight) || Number(weight) >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  return !style || style === 'inherit' ? undefined : /^(italic|oblique)/.test(style);
}

/** Word writes lists as paragraphs with `mso-list: l0 level2 lfo1`. */
export function wordListOf(style: ReadonlyMap<string, string>): { level: number; marker: string } | null {
  const [, level] = /\blevel(\d)\b/.exec(style.get('mso-list') ?? '') ?? [];
  return level ? { level: Number(level), marker: '' } : null;
}
