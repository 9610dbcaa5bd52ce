/** The class around a custom error page: its styles reach no further. */
export const errorScope = 'custom-error';

/** Reduces CSS to plain rules, also inside `@media`, below `scope`: no other at-rules, no addresses, no escapes, nothing fixed over the page. */
export function scopeCss(css: string, scope: string): string {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\s+/g, ' ');
  let result = '';
  let position = 0;
  while (position < text.length) {
    const open = text.indexOf('{', position);
    if (open < 0) break;
    const close = matchingBrace(text, open);
    if (close < 0) break;
    const prelude = text.slice(position, open).replace(/^.*;/s, '').trim(); // statements like @import end with ';'
    const inner = text.slice(open + 1, close);
    const media = /^@media\s+([\w\s():.,-]+)$/i.exec(prelude)?.[1]?.trim();
    if (media) result += wrapped(`@media ${media}`, scopeCss(inner, scope));
    else if (!prelude.startsWith('@')) result += wrapped(scopedSelectors(prelude, scope), allowedDeclarations(inner));
    position = close + 1;
  }
  return result;
}

const wrapped = (head: string, inner: string): string => (head && inner ? `${head}{${inner}}` : '');

function matchingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

function scopedSelectors(prelude: string, scope: string): string {
  return prelude
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^[\w .#:>+~*()-]+$/.test(part) && isBalanced(part))
    .map((part) => part.replace(/^(?:(?:html|:root) )?(?:html|:root|body)(?![\w-])/i, '').trim())
    .filter((part) => !/^[+~]/.test(part)) // a sibling of the scope lies outside of it
    .map((part) => `.${scope} ${part}`.trim())
    .join(',');
}

function isBalanced(part: string): boolean {
  let depth = 0;
  for (const character of part) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

function allowedDeclarations(inner: string): string {
  return inner
    .split(';')
    .map((declaration) => /^ ?(-{0,2}[a-z][a-z-]*) ?: ?([\w #%.,()+*/!-]+)$/i.exec(declaration))
    .filter((match) => match !== null)
    .map(([, property = '', value = '']) => ({ property: property.toLowerCase(), value: value.trim() }))
    .filter(({ property, value }) => isBalanced(value) && !fetches.test(value) && !(property === 'position' && /fixed|sticky|var\(/i.test(value)))
    .map(({ property, value }) => `${property}:${value}`)
    .join(';');
}

/** Functions whose value is fetched from somewhere, or once ran as a script. */
const fetches = /(url|src|image|image-set|cross-fade|element|expression)\(/i;
