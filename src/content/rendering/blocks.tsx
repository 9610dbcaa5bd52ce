import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import type { BlockDefinition, PresentedOf } from '../block/define-block.ts';
import { Columns } from './columns.tsx';
import { firstSeen } from './first-seen.ts';
import { deepestLevels, type HeadingLevel } from './heading-levels.ts';
import type { PresentedBlock, PresentedDocument } from './present.ts';
import { t } from './strings.ts';

/** What stands on the outermost element of a view: `<section {...root}>`. In edit mode the editor finds the block by it. */
export type RootAttributes = { readonly 'data-block'?: string; readonly 'data-offline'?: '' };
/** What stands on the element that shows a field: `<p {...mark('text')}>`. */
export type FieldAttributes = { readonly lang?: Language; readonly 'data-field'?: string };

/** The props of a block's view: `function QuoteView({ fields, root, mark }: BlockViewProps<typeof quote>)`. */
export type BlockViewProps<B extends BlockDefinition = BlockDefinition, Data = unknown> = {
  readonly id: string;
  readonly fields: PresentedOf<B>;
  readonly root: RootAttributes;
  readonly mark: (field: keyof PresentedOf<B> & string) => FieldAttributes;
  readonly language: Language;
  readonly isEditing: boolean;
  /** Whether it is what one sees first of its document: its picture does not wait. */
  readonly isFirst: boolean;
  /** The deepest level that a heading in it may have without skipping one: `headingElement(3, deepestLevel)`. */
  readonly deepestLevel: HeadingLevel;
  readonly children: readonly ReactNode[];
  readonly items: readonly PresentedBlock[];
  readonly columns: ReactNode;
  readonly layout: string;
  readonly data: Data | undefined;
  /** Shows another presented document in this place, by the same views and without marks: it is edited where it belongs. */
  readonly renderDocument: (content: PresentedDocument) => ReactNode;
};

/** A view per type of block. Views differ in what they take, and only `Blocks` gives it to them. */
export type BlockViews = { readonly [type: string]: ComponentType<BlockViewProps<never, never>> };

type Props = {
  readonly content: PresentedDocument;
  readonly views: BlockViews;
  readonly language: Language;
  /** Marks blocks and fields for the editor, and shows staff what cannot be shown. */
  readonly isEditing?: boolean;
  /** Whether other things stand above it: then none of it is what one sees first. */
  readonly isBelow?: boolean;
  /** The level of the heading under which it stands; the page's own is 1. */
  readonly levelAbove?: number;
};

/** A block without a view is left out; in edit mode it is named. */
export function Blocks({ content, views, language, isEditing = false, isBelow = false, levelAbove = 1 }: Props) {
  const { layout, columns } = content;
  const levels = deepestLevels(content, levelAbove);
  const first = isBelow ? undefined : firstSeen(content);
  const render = (block: PresentedBlock): ReactNode => (
    <Block
      key={block.id}
      block={block}
      views={views}
      language={language}
      isEditing={isEditing}
      isFirst={block.id === first}
      deepestLevel={levels.get(block.id) ?? 2}
      render={render}
    />
  );
  return <Columns layout={layout} columns={columns.map((list) => list.map(render))} isEditing={isEditing} />;
}

type BlockProps = Required<Omit<Props, 'content' | 'isBelow' | 'levelAbove'>> & {
  readonly block: PresentedBlock;
  readonly isFirst: boolean;
  readonly deepestLevel: HeadingLevel;
  readonly render: (block: PresentedBlock) => ReactNode;
};

function Block({ block, views, language, isEditing, isFirst, deepestLevel, render }: BlockProps) {
  const { id, type, fields, fallback = {}, children = [], layout = '100', columns = [] } = block;
  // Every view takes the fields of its own declaration; that type and view belong together is said where views are listed.
  const View = (Object.hasOwn(views, type) ? views[type] : undefined) as ComponentType<BlockViewProps> | undefined;
  const root = isEditing ? { 'data-block': id, ...(block.isOffline && { 'data-offline': '' as const }) } : {};
  if (!View || block.isUnknown) return isEditing ? <p {...root}>{t(language, 'unknown', { type })}</p> : null;
  const mark = (field: string): FieldAttributes => ({
    ...(Object.hasOwn(fallback, field) && { lang: fallback[field] }),
    ...(isEditing && { 'data-field': field }),
  });
  return (
    <View
      id={id}
      fields={fields}
      root={root}
      mark={mark}
      language={language}
      isEditing={isEditing}
      isFirst={isFirst}
      deepestLevel={deepestLevel}
      items={children}
      columns={columns.length > 0 && <Columns layout={layout} columns={columns.map((list) => list.map(render))} isEditing={isEditing} />}
      layout={layout}
      data={block.data}
      renderDocument={(content) => <Blocks content={content} views={views} language={language} isBelow={!isFirst} levelAbove={deepestLevel - 1} />}
    >
      {children.map(render)}
    </View>
  );
}
