import type { Context } from 'hono';
import { type Refusal, refuse } from './refusal.ts';

/** Reads the body as text, and stops reading past `limit` bytes whatever its headers claim: the rest of it then ends the connection. */
export async function bodyText(c: Context, limit: number): Promise<string | Refusal> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) {
      c.header('Connection', 'close');
      return refuse('invalid', 'The body is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function bodyJson(c: Context, limit: number): Promise<unknown> {
  const text = await bodyText(c, limit);
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return refuse('invalid', 'The body is not JSON.');
  }
}
