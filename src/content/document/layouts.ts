/** The column presets (E §3): shares of the width in percent. */
export const layouts = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const;
export type Layout = (typeof layouts)[number];

export const isLayout = (value: unknown): value is Layout => layouts.some((layout) => layout === value);

/** '67-33' → [67, 33] */
export const columnWidths = (layout: Layout): number[] => layout.split('-').map(Number);
