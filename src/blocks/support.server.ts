import type { BlockSupport } from '#features/cms/index.server.ts';
import { container } from './container/block.ts';
import { eventList } from './event-list/block.ts';
import { loadEventLists } from './event-list/load.server.ts';
import { blockRegistry } from './registry.ts';
import { showcase } from './showcase.server.ts';

/** What the server knows of the blocks beyond their declarations: what they load for being shown. */
export const blockSupport: BlockSupport = {
  registry: blockRegistry,
  loaders: { [eventList.type]: loadEventLists },
  relations: {},
  sectionOf: ({ definition, fields }) => (definition.type === container.type && typeof fields.slug === 'string' && fields.slug ? fields.slug : null),
  showcase,
};
