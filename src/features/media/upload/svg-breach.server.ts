import { Parser } from 'htmlparser2';

/** Why an SVG is not taken: too long, no text, or it does more than draw. */
export type SvgBreach = 'picture_too_large' | 'picture_broken' | 'picture_active';

const limits = { bytes: 2_000_000, elements: 20_000, depth: 100, references: 500 };
const active = /^(script|foreignobject|iframe|embed|object|audio|video|canvas|handler|listener|set|animate\w*|link|meta)$/;
const embedded = /^data:image\/(png|jpeg|webp|gif);base64,/i;

/** At the first breach the reading ends. */
class Breach extends Error {}

/** Scripts, foreign content, references elsewhere, document types, and drawings that grow without end; null for a harmless one. */
export function findSvgBreach(bytes: Uint8Array): SvgBreach | null {
  if (bytes.length > limits.bytes) return 'picture_too_large';
  const text = decode(bytes);
  if (text === null) return 'picture_broken';
  try {
    read(text);
    return null;
  } catch (error) {
    if (error instanceof Breach) return 'picture_active';
    throw error;
  }
}

function read(text: string): void {
  const count = { elements: 0, depth: 0, references: 0 };
  let style = '';
  let inStyle = false;
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (!/^\?xml$/i.test(name)) refuse(); // document types, style sheets, entities
      },
      onopentag: (name, attributes) => {
        const local = name.toLowerCase().replace(/^.*:/, '');
        if (++count.elements > limits.elements || ++count.depth > limits.depth) refuse();
        if (local === 'use' && ++count.references > limits.references) refuse();
        inStyle = local === 'style';
        if (active.test(local)) refuse();
        if (Object.entries(attributes).some(([attribute, value]) => isActiveAttribute(attribute.toLowerCase(), value))) refuse();
      },
      ontext: (data) => {
        if (inStyle) style += data;
      },
      onclosetag: () => {
        count.depth--;
        inStyle = false;
      },
    },
    { xmlMode: true, recognizeCDATA: true },
  );
  parser.end(text);
  if (leadsOut(style)) refuse();
}

function refuse(): never {
  throw new Breach();
}

function isActiveAttribute(name: string, value: string): boolean {
  if (name.startsWith('on') || /^xml:base$/.test(name)) return true;
  const given = value.replace(/[\s\0]/g, '');
  if (/^(javascript|vbscript|data:text|data:image\/svg)/i.test(given)) return true;
  if (/(^|:)(href|src)$/.test(name)) return given !== '' && !given.startsWith('#') && !embedded.test(given);
  return leadsOut(value);
}

/** Styles that fetch something; CSS may write any letter as a code. */
function leadsOut(css: string): boolean {
  const spelled = css.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xffff)));
  const plain = withoutComments(spelled);
  if (/@import|expression\s*\(|-moz-binding|javascript:/i.test(plain)) return true;
  return [...plain.matchAll(/url\(\s*['"]?\s*([^'")]*)/gi)].some(([, target = '']) => !target.startsWith('#') && !embedded.test(target));
}

/** By looking for the ends, once: a pattern would read all that follows for each beginning that has none. */
function withoutComments(css: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let begin = css.indexOf('/*'); begin >= 0; begin = css.indexOf('/*', from)) {
    parts.push(css.slice(from, begin));
    const end = css.indexOf('*/', begin + 2);
    if (end < 0) return parts.join('') + css.slice(begin);
    from = end + 2;
  }
  return parts.join('') + css.slice(from);
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
