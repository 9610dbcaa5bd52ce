/** A dash or slash never begins a line ('Peter und der Wolf –'), and a number keeps its unit ('544 €'). */
export const unbroken = (text: string): string => text.replace(/ (?=[–—/] )|(?<=\d) (?=[€%])/g, '\u00a0');
