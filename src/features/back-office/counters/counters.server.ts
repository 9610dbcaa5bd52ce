import { sql } from 'kysely';
import type { Counter } from '#api/counter/counter.server.ts';
import { implement, type Operation } from '#api/implement/implement.server.ts';
import { mayCall } from '#api/user.ts';
import { defineStrings } from '#i18n/strings.ts';
import { recordHref } from '../back-office-href.ts';
import { counterContract } from './contract.ts';
import { countAll } from './queries.server.ts';

/** What each role looks at first. */
const orders = {
  editor: { content: 0, programme: 1, house: 2, system: 3 },
  manager: { house: 0, programme: 1, content: 2, system: 3 },
  admin: { system: 0, house: 1, programme: 2, content: 3 },
} as const;

const nobody = { editor: orders.editor, visitor: orders.editor };

export const counterOperations = (counters: readonly Counter[]): readonly Operation[] =>
  implement(counterContract, {
    counters: async (_, { db, now, language, user }) => {
      const own = user ? counters.filter(({ access }) => mayCall(access, user)) : [];
      if (!user || own.length === 0) return [];
      const parts = own.map(({ name, query }) => sql`select ${name}::text as name, n, item from (${query({ user, now })}) as counted`);
      const rows = await countAll(db, parts);
      const order: Record<Counter['concerns'], number> = { ...nobody, ...orders }[user.role];
      const found = new Map(rows.map((row) => [row.name, row]));
      return own
        .toSorted((one, other) => order[one.concerns] - order[other.concerns])
        .flatMap(({ name, text, screen }) => {
          const { n = 0, item = null } = found.get(name) ?? {};
          if (n === 0) return [];
          const { path, query } = screen(item);
          return [{ name, n, text: defineStrings({ text })(language, 'text', { n }), address: recordHref(path, language, query) }];
        });
    },
  });
