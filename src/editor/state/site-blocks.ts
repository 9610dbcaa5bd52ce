import type { Bilingual, BlockRegistry, BlockViews } from '#content/index.ts';

/** In their order. */
export type Beginning = { readonly label: Bilingual; readonly types: readonly string[] };

/** Handed down by the app: the editor knows none by name. */
export type SiteBlocks = {
  readonly registry: BlockRegistry;
  readonly views: BlockViews;
  /** Types of the toolbar in their order (E §1). */
  readonly toolbar: readonly string[];
  readonly beginnings: readonly Beginning[];
  /** What headings, tables and pictures from elsewhere become, by type and the fields that hold them. */
  readonly pasted: {
    readonly heading: { readonly type: string; readonly text: string; readonly level: string };
    readonly table: { readonly type: string; readonly caption: string; readonly headerRow: string; readonly headerColumn: string };
    readonly picture: { readonly type: string; readonly image: string };
  };
};
