import type { Field } from '#content/index.ts';
import { maxShownDescription, maxShownTitle } from '../limits.ts';
import { type Check, fieldsIn, knownBlocks, words } from './check.ts';

/** What may be stored at most is more, and refused while typing. */
export const textLength: Check = {
  code: 'text_length',
  stops: false,
  find: (context) => {
    const { page, language } = context;
    const inBlocks = [...knownBlocks(context)].flatMap((known) =>
      fieldsIn(known, language).flatMap(({ name, field, raw }) => {
        const [n, max] = [typeof raw === 'string' ? raw.trim().length : 0, shownWell(field)];
        return max !== null && n > max ? [{ blockId: known.block.id, field: name, place: field.form.label, message: words('long_text', { n, max }) }] : [];
      }),
    );
    const ofPage = (
      [
        ['meta_title', 'search_title', maxShownTitle],
        ['meta_description', 'description', maxShownDescription],
      ] as const
    ).flatMap(([field, label, max]) => {
      const n = page?.[field][language]?.length ?? 0;
      return n > max ? [{ blockId: null, field, place: words(label), message: words('long_text', { n, max }) }] : [];
    });
    return [...inBlocks, ...ofPage];
  },
};

/** Of a line with a limit of its own three fifths of it: on a phone that is three lines of a headline, one of a button. */
function shownWell({ form: { kind, limits } }: Field): number | null {
  return kind === 'line' && typeof limits.max === 'number' && limits.max <= 200 ? Math.floor(limits.max * 0.6) : null;
}
