/**
 * Text of one line with what belongs together kept on one line: a dash or slash stays at the end of its line and never
 * begins one ('Peter und der Wolf –'), and a number is not parted from its unit ('544 €').
 */
export const unbroken = (text: string): string => text.replace(/ (?=[–—/] )|(?<=\d) (?=[€%])/g, '\u00a0');
