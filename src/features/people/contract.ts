import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { imageFields } from '#features/media/contract.ts';
import { eventCardSchema } from '#features/programme/contract.ts';
import { pageSize } from './limits.ts';

const { not_found, page_not_found } = commonFailures;
const id = rowId();

/** A category of people. `lang` is set where the name is not in the language asked for. */
const categorySchema = z.object({ id: z.int(), name: z.string(), lang: z.enum(['de', 'en']).optional() });

/** One person or ensemble in a list; `position` is what they do in the venue. */
const personCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  link: z.object({ url: z.string() }),
  name: z.string(),
  kind: z.enum(['person', 'ensemble']),
  position: z.string(),
  /** Names of the fields that are in the other language because the text is missing in the one asked for (decisions.md). */
  untranslated: z.array(z.string()).optional(),
  category: categorySchema.nullable(),
  ...imageFields,
});

/** A production that somebody took part in, with its first and last day (YYYY-MM-DD in Berlin). `lang` is set where its title is not in the language asked for. */
const productionOfPersonSchema = z.object({
  id: z.int(),
  link: z.object({ url: z.string() }),
  title: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  kind: categorySchema,
  first_day: z.string(),
  last_day: z.string(),
});

/** A person with everything their page shows; `biography` are paragraphs, `events` those to come, by date. */
const personSchema = personCardSchema.extend({
  biography: z.array(z.string()),
  events: z.array(eventCardSchema),
  /** What they take part in or have taken part in, the latest first. */
  productions: z.array(productionOfPersonSchema),
  /** Slug per language, for the language switch. */
  slugs: z.object({ de: z.string(), en: z.string() }),
});

export const peopleContract = {
  persons: endpoint({
    method: 'GET',
    path: '/api/persons/',
    access: 'public',
    summary: 'The people of the house and those it works with, by category.',
    query: z.object({ category: id.optional(), ...pagingQuery(pageSize) }),
    output: paginated(personCardSchema),
    errors: { page_not_found },
  }),
  person: endpoint({
    method: 'GET',
    path: '/api/persons/{id}/',
    access: 'public',
    summary: 'One person: of a category, with a biography, or in something that can be seen or read.',
    parameters: z.object({ id }),
    output: personSchema,
    errors: { not_found },
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/person-categories/',
    access: 'public',
    summary: 'The categories of people, in their order.',
    output: z.array(categorySchema),
  }),
  category: endpoint({
    method: 'GET',
    path: '/api/person-categories/{id}/',
    access: 'public',
    summary: 'One category of people.',
    parameters: z.object({ id }),
    output: categorySchema,
    errors: { not_found },
  }),
};

export type PeopleContract = typeof peopleContract;
export type PersonCard = z.output<typeof personCardSchema>;
export type PersonDetail = z.output<typeof personSchema>;
export type PersonCategory = z.output<typeof categorySchema>;
