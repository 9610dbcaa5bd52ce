/** Cyrillic as libraries and concert houses write it (DIN 1460), Greek as it is pronounced (ISO 843, type 2). */
const letters: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'ë', ж: 'ž', з: 'z', и: 'i', й: 'j', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'ch', ц: 'c', ч: 'č', ш: 'š', щ: 'šč', ъ: '', ы: 'y', ь: '’', э: 'ė', ю: 'ju', я: 'ja' },
  ...{ і: 'i', ї: 'ï', є: 'je', ґ: 'g', ў: 'ŭ', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'ć', ђ: 'đ', џ: 'dž', ѓ: 'ǵ', ќ: 'ḱ', ѕ: 'dz' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p' },
  ...{ ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};
const word = /[\p{Script=Cyrillic}\p{Script=Greek}][\p{Script=Cyrillic}\p{Script=Greek}\p{M}’']*/gu;

/** The same in Latin letters; `onWord` is told each word that was in others. What no table has stays as it is. */
export const transliterate = (text: string, onWord: (word: string) => void = () => undefined): string =>
  text.replace(word, (found) => {
    onWord(found);
    return [...found.normalize('NFC').replace(/[οόΟΌ][υύ]/g, (pair) => `${pair[0] === pair[0]?.toLowerCase() ? 'o' : 'O'}u`)].map(latin).join('');
  });

function latin(sign: string): string {
  const lower = sign.toLowerCase();
  const known = letters[lower] ?? letters[lower.normalize('NFD').replace(/\p{M}/gu, '')];
  if (known === undefined) return sign;
  return sign === lower ? known : known.charAt(0).toUpperCase() + known.slice(1);
}
