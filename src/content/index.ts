// Knows no concrete block and no database.
export { createBlock } from './block/create-block.ts';
export { type BlockCategory, type BlockDefinition, defineBlock, type FieldsOf, type PresentedOf } from './block/define-block.ts';
export { type BlockForm, formOf } from './block/form.ts';
export { gridOf } from './block/grid.ts';
export { type KnownBlock, readBlock, readFields } from './block/read-block.ts';
export { type BlockRegistry, createBlockRegistry } from './block/registry.ts';
export type { Applied } from './commands/applied.ts';
export { applyCommand } from './commands/apply.ts';
export { type Command, commandSchema, isCommand } from './commands/command.ts';
export { type Block, type BlockDocument, type Columns, emptyDocument, isBlockId, listsOf, newBlockId } from './document/document.ts';
export type { Json, JsonRecord } from './document/json.ts';
export { columnWidths, isLayout, type Layout, layouts } from './document/layouts.ts';
export { blocksSchema, documentSchema, parseBlocks, parseDocument, parseDocumentText, serialiseDocument } from './document/parse.ts';
export { type BlockPosition, type Found, findBlock, walk, walkBlock } from './document/walk.ts';
export { withNewIds } from './document/with-new-ids.ts';
export { childrenField } from './fields/children/children.ts';
export { choiceField } from './fields/choice/choice.ts';
export { colourField } from './fields/colour/colour.ts';
export { countedField } from './fields/counted/counted.ts';
export { dayField } from './fields/day/day.ts';
export { emailField } from './fields/email/email.ts';
export { embedField } from './fields/embed/embed.ts';
export { defaultEmbedHosts, type EmbedHosts, type EmbedService, isAllowedHost } from './fields/embed-hosts.ts';
export type {
  Field,
  FieldForm,
  FieldKind,
  PresentContext,
  PresentedFile,
  PresentedImage,
  References,
  RelatedItem,
  RelationTarget,
  RuleContext,
} from './fields/field.ts';
export { isId, isReadOnly, storedSchema } from './fields/field.ts';
export { fileField } from './fields/file/file.ts';
export { htmlField } from './fields/html/html.ts';
export { type ImageValue, imageField } from './fields/image/image.ts';
export { instantField, readInstant } from './fields/instant/instant.ts';
export { anchorField } from './fields/line/anchor.ts';
export { lineField } from './fields/line/line.ts';
export { linkedFile, linkField } from './fields/link/link.ts';
export { moneyField } from './fields/money/money.ts';
export { multiLineField } from './fields/multi-line/multi-line.ts';
export { notedField } from './fields/noted/noted.ts';
export { numberField } from './fields/number/number.ts';
export { pictureField } from './fields/picture/picture.ts';
export { referenceField, referencesField } from './fields/reference/reference.ts';
export { relationField, relationsField } from './fields/relation/relation.ts';
export { richTextField } from './fields/rich-text/rich-text.ts';
export { type RowFields, rowsField } from './fields/rows/rows.ts';
export { slugField } from './fields/slug/slug.ts';
export { switchField } from './fields/switch/switch.ts';
export { timeField } from './fields/time/time.ts';
export { readVideo, type Video, videoAddressField } from './fields/video-address/video-address.ts';
export { wordsField } from './fields/words/words.ts';
export { blocksBeyondRole } from './inspection/beyond-role.ts';
export { type Reference, referencesOf, searchText } from './inspection/references.ts';
export { type TextUnit, type TranslationStatus, textUnits, translationStatus } from './inspection/translation.ts';
export { type Unknown, unknownIn } from './inspection/unknown.ts';
export { type Finding, validateDocument } from './inspection/validate.ts';
export { readAddress } from './link-address.ts';
export type { Bilingual, Problem } from './problem.ts';
export { Blocks, type BlockViewProps, type BlockViews, type FieldAttributes, type RootAttributes } from './rendering/blocks.tsx';
export { type HeadingLevel, headingElement } from './rendering/heading-levels.ts';
export {
  type PresentedBlock,
  type PresentedBlockOf,
  type PresentedDocument,
  type PresentOptions,
  presentDocument,
} from './rendering/present.ts';
export { ContentLink } from './rich-text/content-link.tsx';
export type { ReadOptions } from './rich-text/html-reader.ts';
export { withinSite } from './rich-text/own-address.ts';
export { createPastedPartsReader, type PastedPart, readPastedParts } from './rich-text/pasted-parts.ts';
export { plainText } from './rich-text/plain-text.ts';
export { readDom, readPastedHtml } from './rich-text/read-dom.ts';
export type { RichText } from './rich-text/rich-text.ts';
export { RichTextView } from './rich-text/rich-text-view.tsx';
