import { referencesOf } from '#content/index.ts';
import { type Check, knownBlocks, words } from './check.ts';

const messages = { missing: 'broken_link', offline: 'link_offline', planned: 'link_planned' } as const;

/** Links within the site that lead nowhere: to what is not there or not online, or to a place that this page does not have. */
export const brokenLink: Check = {
  code: 'broken_link',
  stops: false,
  find: (context) => {
    const anchors = new Set([...knownBlocks(context)].flatMap(({ fields }) => (typeof fields.anchor === 'string' ? [fields.anchor] : [])));
    return referencesOf(context.document, context.registry).flatMap(({ blockId, type, field, references: { links = [] } }) =>
      links.flatMap((link) => {
        const place = context.registry.get(type)?.fields[field]?.form.label ?? null;
        if (link.startsWith('#')) {
          const anchor = link.slice(1);
          return anchor === '' || anchors.has(anchor) ? [] : [{ blockId, field, place, message: words('broken_anchor', { anchor }) }];
        }
        const state = link.startsWith('/') ? context.arrivalOf(link) : 'public';
        const path = link.replace(/[?#].*$/, '');
        return state === 'public' ? [] : [{ blockId, field, place, message: words(messages[state], { path }) }];
      }),
    );
  },
};
