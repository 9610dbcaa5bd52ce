import { z } from 'zod';
import type { Endpoint } from '#api/endpoint.ts';
import { roles } from '#api/user.ts';
import { feedContract } from '#features/feeds/contract.ts';
import { operations } from './site.server.ts';

type Json = Record<string, unknown>;

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string', description: "In the reader's language." },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/** The OpenAPI 3.1 document of the whole API, made from the contracts. */
export function openApiDocument(baseUrl: string): Json {
  const paths: Record<string, Json> = {};
  const endpoints: Endpoint[] = [...operations.map(({ endpoint }) => endpoint), ...Object.values(feedContract)];
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      description:
        'Every path is also answered below /de and /en; without prefix the language is German. Times are ISO 8601 in Europe/Berlin. Pages of other sites may read what is public and the same for everybody (CORS, without cookies).',
    },
    servers: [{ url: baseUrl }],
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const { mediaType = 'application/json' } = endpoint;
  const responses: Json =
    endpoint.output instanceof z.ZodVoid
      ? { 204: { description: 'Done; there is nothing to say.' } }
      : { 200: { description: 'OK', content: { [mediaType]: { schema: jsonSchema(endpoint.output, 'output') } } } };
  for (const [status, codes] of refusalsOf(endpoint)) {
    const description = `${[...codes].join(', ')}${codes.has('invalid_input') ? ': `fields` names what is wrong.' : ''}`;
    responses[status] = { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  }
  const operation: Json = {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z]+/g, '_').replace(/_$/, '')}`,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    parameters: [...parametersOf(endpoint.parameters, 'path'), ...parametersOf(endpoint.query, 'query')],
    responses,
  };
  if (endpoint.body) operation.requestBody = { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } };
  return operation;
}

/** The codes of each status: what the contract declares, and what follows from method, access and input. */
function refusalsOf({ method, access, parameters, query, body, errors = {} }: Endpoint): Map<number, Set<string>> {
  const refusals = new Map<number, Set<string>>();
  const add = (status: number, code: string) => refusals.set(status, new Set(refusals.get(status)).add(code));
  if (body) add(400, 'invalid_json');
  if (query || body) add(400, 'invalid_input');
  if (access !== 'public') add(401, 'sign_in_needed');
  if (method !== 'GET') add(403, 'csrf_failed');
  if (access !== 'public' && access !== roles[0]) add(403, 'not_allowed');
  if (parameters) add(404, 'not_found');
  if (body) add(413, 'too_large');
  add(503, 'unavailable');
  for (const [code, status] of Object.entries(errors)) add(status, code);
  return refusals;
}

function parametersOf(shape: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: place, required: place === 'path', schema }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
