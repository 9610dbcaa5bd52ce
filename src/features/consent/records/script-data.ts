import { z } from 'zod';

/**
 * What a service's script is given, as data because the content security policy forbids a script of its own: attributes (`data-site-id`)
 * and lists of commands (`_paq`).
 */
const scriptDataSchema = z.record(
  z.string(),
  z.union([z.string().max(500), z.array(z.array(z.union([z.string().max(500), z.number(), z.boolean()])).max(10)).max(30)]),
);
export type ScriptData = z.output<typeof scriptDataSchema>;

/** Reads the text of the record; null where it is no such data. '' is none. */
export function readScriptData(text: string): ScriptData | null {
  if (text.trim() === '') return {};
  try {
    const data = scriptDataSchema.safeParse(JSON.parse(text));
    if (!data.success) return null;
    return Object.entries(data.data).every(([name, value]) => (typeof value === 'string' ? attribute : queue).test(name)) ? data.data : null;
  } catch {
    return null;
  }
}

const attribute = /^data-[a-z0-9-]{1,40}$/;
/** Names that services use, none of which the browser or the site has: `_paq`, `_etracker`. */
const queue = /^_[A-Za-z]\w{1,40}$/;
