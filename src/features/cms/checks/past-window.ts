import { readInstant } from '#content/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { type Check, fieldsIn, knownBlocks, words } from './check.ts';

/** Blocks whose time is over: `online_to`, and the end of what a list shows. */
export const pastWindow: Check = {
  code: 'past_window',
  stops: false,
  find: (context) =>
    [...knownBlocks(context)].flatMap((known) =>
      fieldsIn(known, context.language).flatMap(({ name, field, raw }) => {
        const end = field.form.kind === 'instant' && name.endsWith('_to') ? readInstant(raw) : null;
        if (!end || end > context.now) return [];
        const [day = '', time = ''] = toBerlinIso(end).split('T');
        const date = `${day.split('-').reverse().join('/')} ${time.slice(0, 5).replace(':', '.')}`;
        return [{ blockId: known.block.id, field: name, place: field.form.label, message: words('past_window', { date }) }];
      }),
    ),
};
