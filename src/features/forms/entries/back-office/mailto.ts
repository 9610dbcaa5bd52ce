/** An address of mail as a link: what would begin something else in it is written otherwise. */
export const mailto = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
