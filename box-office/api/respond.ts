import type { Context } from 'hono';
import type { z } from 'zod';
import { isRefusal, type Refusal, refusals, refuse } from '../refusal.ts';

/** A refusal as `{ error: { code, message } }` with its status. */
export function respond(c: Context, answer: object | Refusal): Response {
  c.header('Cache-Control', 'no-store');
  if (!isRefusal(answer)) return c.json(answer);
  const { code, http, message } = refusals[answer.refused];
  return c.json({ error: { code, message, ...(answer.detail && { detail: answer.detail }) } }, http);
}

/** A shape that does not fit is a refusal that names the field. */
export function parsed<T>(schema: z.ZodType<T>, input: unknown): T | Refusal {
  if (isRefusal(input)) return input;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuse('invalid', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}
