import { ApiError } from '../api-error.ts';
import type { Contract, Endpoint, ErrorCodeOf, InputOf, OutputOf } from '../endpoint.ts';
import { declaredError, type NotWritten, Problem } from '../problem.server.ts';
import { countCall } from '../rate-limit/rate-limit.server.ts';
import type { RequestContext } from '../request-context.server.ts';
import { messageFor } from '../strings.ts';
import { mayCall } from '../user.ts';
import { asOneWrite } from './idempotency.server.ts';
import { parseInput, type RawInput } from './parse-input.server.ts';
import { withinShareOf } from './share.server.ts';

type Handler<E extends Endpoint> = (input: InputOf<E>, context: RequestContext) => Promise<OutputOf<E> | NotWritten<OutputOf<E>> | Problem<ErrorCodeOf<E>>>;

/** What a handler is given is inferred from its contract. */
export type HandlersOf<C extends Contract> = { readonly [Name in keyof C]: Handler<C[Name]> };

export type Operation = { endpoint: Endpoint; run: (input: RawInput, context: RequestContext) => Promise<unknown> };

/** A missing handler is a type error. */
export function implement<C extends Contract>(contract: C, handlers: HandlersOf<C>): Operation[] {
  return Object.keys(contract).map((name) => {
    const endpoint = contract[name] as Endpoint; // `name` is one of its keys
    const handler = handlers[name] as unknown as Handler<Endpoint>; // of the same key, so input and output fit
    return { endpoint, run: (raw, context) => run(endpoint, handler, raw, context) };
  });
}

async function run(endpoint: Endpoint, handler: Handler<Endpoint>, raw: RawInput, context: RequestContext): Promise<unknown> {
  if (!mayCall(endpoint.access, context.user)) throw refusal(context);
  const answer = async () => {
    await countCall(endpoint, context);
    const input = parseInput(endpoint, raw, context.language);
    if (endpoint.write) return asOneWrite(endpoint, input, context, handler);
    return withinShareOf(endpoint, context.db, (db) => handler(input, { ...context, db }));
  };
  const output = await answer().catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
  if (output instanceof Problem) throw declaredError(endpoint, output, context.language);
  return output;
}

/** Nobody learns from a refusal whether the input would have been right: it comes first. */
function refusal({ user, language }: RequestContext): ApiError {
  const [status, code] = user === null ? ([401, 'sign_in_needed'] as const) : ([403, 'not_allowed'] as const);
  return new ApiError(status, { code, message: messageFor(language, code) });
}
