const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a', œ: 'oe', ł: 'l', đ: 'd' };

/** 'Béla Bartók: Herzog Blaubarts Burg' → 'bela-bartok-herzog-blaubarts-burg'. Never empty, at most 80 characters. */
export function slugOf(title: string): string {
  const ascii = title
    .toLowerCase()
    .replace(/[äöüßæøåœłđ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return ascii || '-';
}
