/** Judged while reading; a long page of the demo has 60 blocks and 40 kB. */
export const maxDocumentCharacters = 1_000_000;
export const maxBlocks = 1_000;
/** A section in a container, a list in its column, an item in the list, and one level to spare. */
export const maxBlockDepth = 6;
/** Objects and lists within each other, a block's fields included; rich text takes most of it. */
export const maxJsonDepth = 60;
export const maxColumns = 12;
export const maxChildren = 300;
export const maxCommandsAtOnce = 500;

/** Characters of one text. */
export const maxLine = 300;
/** "Description text area: maximum 3000 characters" (E §5). */
export const maxMultiLine = 3_000;
export const maxRichText = 30_000;
export const maxHtml = 50_000;
export const maxAddress = 2_000;

/** Lists within lists in a rich text; what lies deeper is lifted to this level. */
export const maxListDepth = 4;

/** "Headline level: 2 to 6" (E §5). */
export const headlineLevels = [2, 3, 4, 5, 6] as const;
/** "Blog teaser items: a number from 1 to 8, required" (E §5). */
export const blogTeaserItems = { min: 1, max: 8 } as const;
