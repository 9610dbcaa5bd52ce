import { type Check, fieldsIn, knownBlocks, words } from './check.ts';

/** A picture that nobody has described and nobody has called decorative (WCAG 1.1.1). */
export const alternativeText: Check = {
  code: 'alternative_text',
  stops: true,
  find: (context) =>
    [...knownBlocks(context)].flatMap((known) =>
      fieldsIn(known, context.language).flatMap(({ name, field, raw }) =>
        field.form.kind === 'image' && field.validate(raw, { alternativeText: context.alternativeText })?.code === 'missing_alternative'
          ? [{ blockId: known.block.id, field: name, place: field.form.label, message: words('alternative_text') }]
          : [],
      ),
    ),
};
