import type { Language } from '#i18n/language.ts';

/** `anywhere` in edit mode; `block` also while typing in it. Keys of `clipboard` arrive as events: copy, cut and paste. */
export type KeyArea = 'anywhere' | 'outline' | 'cell' | 'block' | 'frame' | 'clipboard';

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Written as `Shift+Mod+Z`; `Mod` is Ctrl or Cmd. */
export function matchesKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, keys: string): boolean {
  const parts = keys.split('+');
  const name = parts.at(-1) ?? '';
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
  if (key.toLowerCase() !== name.toLowerCase() || altKey !== has('Alt') || (ctrlKey || metaKey) !== has('Mod')) return false;
  // Signs are typed with Shift on some keyboards.
  return shiftKey === has('Shift') || !/^(?:[A-Z]|Arrow\w+)$/.test(name);
}

type KeyName = Readonly<Record<Language, string>> & { readonly short?: Readonly<Record<Language, string>> };
const same = (sign: string) => ({ de: sign, en: sign });
const names: Readonly<Record<string, KeyName>> = {
  Mod: { de: 'Strg', en: 'Ctrl' },
  Shift: { de: 'Umschalt', en: 'Shift', short: same('⇧') },
  ArrowUp: { de: 'Pfeil auf', en: 'Arrow up', short: same('↑') },
  ArrowDown: { de: 'Pfeil ab', en: 'Arrow down', short: same('↓') },
  ArrowLeft: { de: 'Pfeil links', en: 'Arrow left', short: same('←') },
  ArrowRight: { de: 'Pfeil rechts', en: 'Arrow right', short: same('→') },
  Backspace: { de: 'Rücktaste', en: 'Backspace' },
  Delete: { de: 'Entf', en: 'Delete', short: { de: 'Entf', en: 'Del' } },
};

/** Keys as readers know them: `Umschalt Strg Z`, or short for a menu: `⇧ Strg Z`. */
export const keysInWords = (keys: string, language: Language, { isShort = false } = {}): string =>
  keys
    .split('+')
    .map((part) => {
      const name = names[part];
      return ((isShort && name?.short) || name)?.[language] ?? part;
    })
    .join(' ');
