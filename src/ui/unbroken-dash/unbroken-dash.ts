/** A dash or slash stays at the end of its line: 'Peter und der Wolf –' breaks before the next word, never before the dash. */
export const unbrokenDash = (text: string): string => text.replace(/ (?=[–—/] )/g, '\u00a0');
