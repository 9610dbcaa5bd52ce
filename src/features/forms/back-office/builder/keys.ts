import { slugOf } from '#i18n/slug.ts';
import { reservedKeys } from '../../records/check-form.ts';

const maxKey = 60;

/** 'Größe der Gruppe' → 'groesse_der_gruppe', made once; none of `taken`, and none that the form sends of its own. */
export function keyOf(label: string, taken: Iterable<string>, nameless = 'frage'): string {
  const others = new Set([...taken, ...reservedKeys]);
  const plain = slugOf(label)
    .replaceAll('-', '_')
    .replace(/^_+|_+$/g, '');
  const begun = plain === '' ? nameless : /^[a-z]/.test(plain) ? plain : `${nameless}_${plain}`;
  const ofNumber = (n: number) => {
    const end = n === 1 ? '' : `_${n}`;
    return begun.slice(0, maxKey - end.length).replace(/_+$/, '') + end;
  };
  let n = 1;
  while (others.has(ofNumber(n))) n += 1;
  return ofNumber(n);
}
