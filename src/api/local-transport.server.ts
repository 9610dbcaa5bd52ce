import { ApiError } from './api-error.ts';
import type { Transport } from './client.ts';
import type { Operation } from './implement/implement.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { messageFor } from './strings.ts';

/** The same client and handlers, no HTTP in between. */
export function localTransport(operations: readonly Operation[], context: Omit<RequestContext, 'language'>): Transport {
  return async ({ method, path, language, parameters = {}, query = {}, body }) => {
    const operation = operations.find(({ endpoint }) => endpoint.method === method && endpoint.path === path);
    if (!operation) throw new ApiError(404, { code: 'not_found', message: messageFor(language, 'not_found') });
    return operation.run({ parameters, query, body }, { ...context, language });
  };
}
