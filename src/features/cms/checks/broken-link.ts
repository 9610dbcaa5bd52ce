import { type KnownBlock, referencesOf } from '#content/index.ts';
import { type Check, type CheckFinding, knownBlocks, words } from './check.ts';

const messages = { missing: 'broken_link', offline: 'link_offline', planned: 'link_planned' } as const;

/** Links within the site that lead nowhere: to what is not there or not online, or to a place that this page does not have. */
export const brokenLink: Check = {
  code: 'broken_link',
  stops: false,
  find: (context) => {
    const known = [...knownBlocks(context)];
    const leadsToAnchor = ({ definition }: KnownBlock) => definition.fields.anchor?.form.limits.of === 'place';
    const anchors = new Set(known.flatMap((one) => (typeof one.fields.anchor === 'string' && !leadsToAnchor(one) ? [one.fields.anchor] : [])));
    const references = referencesOf(context.document, context.registry);
    const hasLink = (id: string) => references.some(({ blockId, references: { links = [] } }) => blockId === id && links.length > 0);
    // A place that is named alone is one of this page, and else of the page to which the link leads.
    const places = known.filter(leadsToAnchor).flatMap(({ block: { id }, definition, fields: { anchor } }): CheckFinding[] => {
      if (typeof anchor !== 'string' || anchor === '' || anchors.has(anchor) || hasLink(id)) return [];
      return [{ blockId: id, field: 'anchor', place: definition.fields.anchor?.form.label ?? null, message: words('broken_anchor', { anchor }) }];
    });
    const links = references.flatMap(({ blockId, type, field, references: { links = [] } }) =>
      links.flatMap((link) => {
        const place = context.registry.get(type)?.fields[field]?.form.label ?? null;
        if (link.startsWith('#')) {
          const anchor = link.slice(1);
          return anchor === '' || anchors.has(anchor) ? [] : [{ blockId, field, place, message: words('broken_anchor', { anchor }) }];
        }
        const state = link.startsWith('/') ? context.stateOfAddress(link) : 'public';
        const path = link.replace(/[?#].*$/, '');
        return state === 'public' ? [] : [{ blockId, field, place, message: words(messages[state], { path }) }];
      }),
    );
    return [...places, ...links];
  },
};
