const plain: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' };

/** Without umlauts, as long as it was: what is found in it is found in the text. */
export const fold = (text: string): string => text.replace(/[äöüÄÖÜ]/g, (letter) => plain[letter] ?? letter);
