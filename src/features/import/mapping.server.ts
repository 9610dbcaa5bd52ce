import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { foldName } from '#i18n/fold-name.ts';
import { limits } from './limits.ts';
import { Unreadable } from './source/source.server.ts';

export type NamePair = { de?: string | undefined; en?: string | undefined };

export type Mapping = {
  rooms: Map<string, NamePair>;
  types: Map<string, NamePair>;
  roles: Map<string, NamePair>;
  /** Null: nobody ("VARIOUS"). */
  persons: Map<string, string | null>;
};

const name = z.string().trim().min(1).max(limits.name);
const target = z.union([name, z.strictObject({ de: name.optional(), en: name.optional() }).refine((pair) => pair.de ?? pair.en)]);
const table = z.record(z.string(), target).default({});
const shape = z.strictObject({ rooms: table, types: table, roles: table, persons: z.record(z.string(), name.nullable()).default({}) });

export const noMapping: Mapping = { rooms: new Map(), types: new Map(), roles: new Map(), persons: new Map() };

/** `--map`; a name alone is German, the venue's language. Throws `Unreadable`, saying where. */
export function readMapping(file: string, calledIn = process.env.INIT_CWD): Mapping {
  return mappingOf(parsed(file, calledIn), file);
}

export function mappingOf(value: unknown, file = '--map'): Mapping {
  const result = shape.safeParse(value);
  if (!result.success) throw new Unreadable(`${file} (${result.error.issues.map(({ path, message }) => path.join('.') || message).join(', ')})`, 'badMapping');
  const { rooms, types, roles, persons } = result.data;
  const pairs = (entries: z.output<typeof table>) =>
    new Map(Object.entries(entries).map(([from, to]) => [foldName(from), typeof to === 'string' ? { de: to } : to]));
  return {
    rooms: pairs(rooms),
    types: pairs(types),
    roles: pairs(roles),
    persons: new Map(Object.entries(persons).map(([from, to]) => [foldName(from), to])),
  };
}

function parsed(file: string, calledIn: string | undefined): unknown {
  for (const path of [resolve(file), ...(calledIn ? [resolve(calledIn, file)] : [])]) {
    let text: string;
    try {
      text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
    } catch {
      continue; // not here: perhaps in the folder in which the command was called
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new Unreadable(file, 'badMapping');
    }
  }
  throw new Unreadable(file, 'badMapping');
}
