import { type Block, type BlockDocument, type BlockRegistry, walk } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { isBlankBlock } from '../state/blank.ts';
import { nameOf } from '../state/names.ts';
import { textSelector } from '../state/text-selectors.ts';
import { makeFieldEditable } from '../typing/editable.ts';
import { emptyWords } from './empty-block.ts';
import { t } from './strings.ts';

/** px; a block lower than that is hard to see, and is named in its place. */
const leastHeight = 8;

/** After each drawing: React leaves attributes alone that it does not know. Links and players leave the keyboard's way. */
export function makeEditable(host: HTMLElement, document: BlockDocument, registry: BlockRegistry, language: Language): void {
  const blocks = new Map([...walk(document)].map(({ block }) => [block.id, block]));
  for (const element of host.querySelectorAll<HTMLElement>('a[href], summary, button, input, video, audio, iframe, select, textarea')) element.tabIndex = -1;
  // What stands in a closed one could neither be seen nor typed.
  for (const details of host.querySelectorAll('details')) details.toggleAttribute('open', true);
  for (const element of host.querySelectorAll<HTMLElement>('[data-hollow]')) delete element.dataset.hollow;
  for (const mark of host.querySelectorAll<HTMLElement>('[data-field]')) {
    const block = blocks.get(mark.closest<HTMLElement>('[data-block]')?.dataset.block ?? '');
    if (!block) continue;
    makeFieldEditable(mark, block, registry, language);
    makePictureEditable(mark, block, registry, language);
  }
  const elements = [...host.querySelectorAll<HTMLElement>('[data-block]')];
  // Measured all at once: each change in between would make the browser lay out the page again.
  const heights = elements.map((element) => element.offsetHeight);
  for (const [index, element] of elements.entries()) {
    const block = blocks.get(element.dataset.block ?? '');
    if (!block) continue;
    const hasText = element.matches(textSelector) || element.querySelector(textSelector) !== null;
    if (!element.matches(textSelector)) element.tabIndex = hasText ? -1 : 0;
    if (!hasText && !/^(UL|OL)$/.test(element.tagName)) element.role = 'group';
    if (!hasText) element.ariaLabel = t(language, 'block', { kind: nameOf(registry, block, language) });
    const isHollow = (heights[index] ?? 0) < leastHeight || (!hasText && isUnseen(element, registry, block));
    // A list is seen by its entries.
    if (!isHollow || element.querySelector('[data-block]')) continue;
    // One button within another could not be reached.
    for (const mark of element.querySelectorAll<HTMLElement>('[data-field][data-hollow]')) {
      delete mark.dataset.hollow;
      for (const attribute of ['role', 'tabindex', 'aria-label']) mark.removeAttribute(attribute);
    }
    element.dataset.hollow = emptyWords(registry, block, language);
    element.role = 'button';
    element.ariaLabel = element.dataset.hollow;
  }
}

const media = 'img, video, audio, iframe';

/** One with columns has a button in each of them. */
const isUnseen = (element: HTMLElement, registry: BlockRegistry, block: Block): boolean =>
  !registry.get(block.type)?.columns && isBlankBlock(registry, block) && !element.querySelector(`${media}, li, article, a`);

/** In a block that has texts beside it. */
function makePictureEditable(mark: HTMLElement, block: Block, registry: BlockRegistry, language: Language): void {
  const field = registry.get(block.type)?.fields[mark.dataset.field ?? ''];
  if (!field || mark.dataset.block || !['image', 'file'].includes(field.form.kind) || mark.querySelector(media)) return;
  mark.dataset.hollow = t(language, 'choose', { field: field.form.label[language] });
  mark.role = 'button';
  mark.tabIndex = 0;
  mark.ariaLabel = mark.dataset.hollow;
}
