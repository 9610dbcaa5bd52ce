import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { listedEventPresenter } from '#features/programme/index.server.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { peopleContract } from './contract.ts';
import { presentPerson, presentProduction, slugsOf } from './present.server.ts';
import { categoryRows, eventsOfPerson, personRow, productionsOfPerson, teamRows, teamSize } from './queries.server.ts';

export const peopleOperations = implement(peopleContract, {
  persons: async ({ query }, { db, language }) => {
    const { category, page, page_size: size } = query;
    const [count, rows] = await Promise.all([teamSize(db, category), teamRows(db, category, { limit: size, offset: (page - 1) * size })]);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    return { count, ...pageLinks('/api/persons/', language, query, count), results: rows.map((row) => presentPerson(row, language)) };
  },

  person: async ({ parameters: { id } }, { db, language, now }) => {
    const [row, found, productions] = await Promise.all([personRow(db, id, now), eventsOfPerson(db, id, now), productionsOfPerson(db, id)]);
    if (!row) return problem('not_found');
    const presentListed = await listedEventPresenter({ db, language, now }, found);
    const texts = new Texts(language);
    const biography = texts.paragraphs('biography', row.biography);
    return {
      ...presentPerson(row, language, texts),
      biography,
      events: found.map((event) => presentListed(event)),
      productions: productions.map((production) => presentProduction(production, language)),
      slugs: slugsOf(row),
    };
  },

  categories: async (_, { db, language }) => {
    const rows = await categoryRows(db);
    return rows.map((row) => presentNamed(row, language));
  },

  category: async ({ parameters: { id } }, { db, language }) => {
    const row = (await categoryRows(db)).find((one) => one.id === id);
    return row ? presentNamed(row, language) : problem('not_found');
  },
});
