import type { BlockSupport } from '#features/cms/index.server.ts';
import { articleRelations, categoryRelations } from '#features/magazine/index.server.ts';
import { personRelations } from '#features/people/index.server.ts';
import { blogTeaserList } from './blog-teaser-list/block.ts';
import { loadBlogTeaserLists } from './blog-teaser-list/load.server.ts';
import { container } from './container/block.ts';
import { eventList } from './event-list/block.ts';
import { loadEventLists } from './event-list/load.server.ts';
import { forms } from './forms/block.ts';
import { loadForms } from './forms/load.server.ts';
import { highlightTeaser } from './highlight-teaser/block.ts';
import { loadHighlightTeasers } from './highlight-teaser/load.server.ts';
import { link } from './link/block.ts';
import { loadLinkedDocuments } from './link/load.server.ts';
import { blockRegistry } from './registry.ts';
import { showcase } from './showcase.server.ts';
import { venue } from './venue/block.ts';
import { loadVenues } from './venue/load.server.ts';

/** What they load for being shown. */
export const blockSupport: BlockSupport = {
  registry: blockRegistry,
  loaders: {
    [eventList.type]: loadEventLists,
    [blogTeaserList.type]: loadBlogTeaserLists,
    [highlightTeaser.type]: loadHighlightTeasers,
    [link.type]: loadLinkedDocuments,
    [venue.type]: loadVenues,
    [forms.type]: loadForms,
  },
  relations: { article: articleRelations, category: categoryRelations, person: personRelations },
  sectionOf: ({ definition, fields }) => (definition.type === container.type && typeof fields.slug === 'string' && fields.slug ? fields.slug : null),
  showcase,
};
