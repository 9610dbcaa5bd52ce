/** Keys of formatted texts, as keys.ts writes them. */
export const textKeys = { bold: 'Mod+B', italic: 'Mod+I', link: 'Mod+K' } as const;
