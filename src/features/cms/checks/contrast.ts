import { contrastRatio } from '#features/settings/index.ts';
import { type Check, fieldsIn, knownBlocks, words } from './check.ts';

const minContrast = 4.5;

/** WCAG 1.4.3, for HTML of one's own: the design refuses such pairs itself. */
export const contrast: Check = {
  code: 'contrast',
  stops: false,
  find: (context) =>
    [...knownBlocks(context)].flatMap((known) => {
      const parentBackground =
        known.ancestors.toReversed().flatMap(({ fields }) => context.backgrounds[String(fields.extra_class)] ?? [])[0] ??
        context.backgrounds.plain ??
        '#ffffff';
      return fieldsIn(known, context.language).flatMap(({ name, field, raw }) =>
        field.form.kind === 'html' && typeof raw === 'string'
          ? coloursIn(raw).flatMap(({ text, background = parentBackground }) => {
              const ratio = contrastRatio(text, background);
              const message = words('contrast', { color: text, ground: background, ratio: ratio.toFixed(1) });
              return ratio < minContrast ? [{ blockId: known.block.id, field: name, place: field.form.label, message }] : [];
            })
          : [],
      );
    }),
};

type Colours = { text: string; background?: string };

function coloursIn(html: string): Colours[] {
  return [...html.matchAll(/<\w[^>]*>/g)].flatMap(([tag]): Colours[] => {
    const style = /\sstyle\s*=\s*("([^"]*)"|'([^']*)')/i.exec(tag);
    const declared = style?.[2] ?? style?.[3] ?? '';
    const text = hex(/(?:^|[;\s])color\s*:\s*([^;]+)/i.exec(declared)?.[1] ?? /\scolor\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]);
    const background = hex(/background(?:-color)?\s*:\s*([^;]+)/i.exec(declared)?.[1] ?? /\sbgcolor\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]);
    return text ? [{ text, ...(background && { background }) }] : [];
  });
}

const named: Record<string, string> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  yellow: '#ffff00',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
};

/** Null for any other notation. */
function hex(written: string | undefined): string | null {
  const value = written?.trim().toLowerCase() ?? '';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')}`;
  return /^#[0-9a-f]{6}$/.test(value) ? value : Object.hasOwn(named, value) ? (named[value] ?? null) : null;
}
