import { client, httpTransport } from '#api/client.ts';
import type { RelationTarget } from '#content/index.ts';
import type { FormsContract } from '#features/forms/contract.ts';
import type { MagazineContract } from '#features/magazine/contract.ts';
import type { ProgrammeContract } from '#features/programme/contract.ts';
import type { VenuesContract } from '#features/venues/contract.ts';
import type { Language } from '#i18n/language.ts';

// One for each: calls of two features have the same names.
const forms = client<FormsContract>(httpTransport);
const magazine = client<MagazineContract>(httpTransport);
const programme = client<ProgrammeContract>(httpTransport);
const venues = client<VenuesContract>(httpTransport);
/** Houses have few places of play: one page of the list holds them. */
const maxVenues = 100;

export type RelatedThing = { id: number; title: string };

/** A kind that is not here cannot be chosen, and its field is not offered. */
const lists: Partial<Record<RelationTarget, (language: Language) => Promise<readonly RelatedThing[]>>> = {
  form: (language) => forms.get('/api/forms/', { language }),
  tag: async (language) => (await programme.get('/api/event-tags/', { language })).map(({ id, name }) => ({ id, title: name })),
  category: async (language) => (await magazine.get('/api/article-categories/', { language })).map(({ id, name }) => ({ id, title: name })),
  venue: async (language) =>
    (await venues.get('/api/venues/', { language, query: { page: 1, page_size: maxVenues } })).results.map(({ id, name }) => ({ id, title: name })),
};

/** None of a kind that is not listed here. */
export const titlesOf = async (target: string, language: Language): Promise<readonly RelatedThing[]> =>
  canChoose(target) ? ((await lists[target as RelationTarget]?.(language)) ?? []) : [];

export const canChoose = (target: unknown): boolean => typeof target === 'string' && Object.hasOwn(lists, target);
