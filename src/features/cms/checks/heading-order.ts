import { type Check, type CheckFinding, knownBlocks, words } from './check.ts';

/** Headlines that begin too deep or skip a level (WCAG 1.3.1): the page's own is level 1. */
export const headingOrder: Check = {
  code: 'heading_order',
  stops: false,
  find: (context) => {
    const found: CheckFinding[] = [];
    let before = 1;
    for (const { block, definition, fields } of knownBlocks(context)) {
      const field = definition.fields.headline_level;
      if (!field) continue;
      const level = Number(field.normalise(fields.headline_level));
      if (level > before + 1) {
        const message = before === 1 ? words('first_level', { level }) : words('skipped_level', { before, level });
        found.push({ blockId: block.id, field: 'headline_level', place: field.form.label, message });
      }
      before = level;
    }
    return found;
  },
};
