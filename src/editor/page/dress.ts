import { type BlockDocument, type BlockRegistry, walk } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { kindOf, nameOf } from '../state/names.ts';
import { dressField, textSelector } from '../typing/editable.ts';
import { t } from './strings.ts';

/** px; a block lower than that is hard to see, and is named in its place. */
const leastHeight = 8;

/**
 * Gives the drawn blocks what editing needs and a visitor's page does not have: names for screen readers, a way in for the
 * keyboard, words where nothing can be seen yet; and takes links and players out of the way of the keyboard. Done after
 * each drawing: React leaves attributes alone that it does not know.
 */
export function dress(host: HTMLElement, document: BlockDocument, registry: BlockRegistry, language: Language): void {
  const blocks = new Map([...walk(document)].map(({ block }) => [block.id, block]));
  for (const element of host.querySelectorAll<HTMLElement>('a[href], summary, button, input, video, audio, iframe, select, textarea')) element.tabIndex = -1;
  // What stands in a closed one could neither be seen nor typed.
  for (const details of host.querySelectorAll('details')) details.toggleAttribute('open', true);
  for (const mark of host.querySelectorAll<HTMLElement>('[data-field]')) {
    const block = blocks.get(mark.closest<HTMLElement>('[data-block]')?.dataset.block ?? '');
    if (block) dressField(mark, block, registry, language);
  }
  const elements = [...host.querySelectorAll<HTMLElement>('[data-block]')];
  for (const element of elements) delete element.dataset.hollow;
  // Measured all at once: each change in between would make the browser lay out the page again.
  const heights = elements.map((element) => element.offsetHeight);
  for (const [index, element] of elements.entries()) {
    const block = blocks.get(element.dataset.block ?? '');
    if (!block) continue;
    const hasText = element.matches(textSelector) || element.querySelector(textSelector) !== null;
    if (!element.matches(textSelector)) element.tabIndex = hasText ? -1 : 0;
    if (!hasText && !/^(UL|OL)$/.test(element.tagName)) element.role = 'group';
    if (!hasText) element.ariaLabel = t(language, 'block', { kind: nameOf(registry, block, language) });
    if ((heights[index] ?? 0) < leastHeight) element.dataset.hollow = t(language, 'empty_block', { kind: kindOf(registry, block, language) });
  }
}
