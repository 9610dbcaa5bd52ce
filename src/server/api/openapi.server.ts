import { z } from 'zod';
import { csrfCookie, csrfHeader, csrfTokenPath } from '#api/csrf-token.ts';
import { type Endpoint, failuresOf } from '#api/endpoint.ts';
import { describeLimit, limitsOf } from '#api/rate-limit/rate-limit.ts';
import { messageFor } from '#api/strings.ts';
import { linkContract } from '#features/account/contract.ts';
import { streamContract } from '#features/booking/contract.ts';
import { printPageContract } from '#features/exports/print-page/contract.ts';
import { receiverFeedContract } from '#features/exports/receivers/contract.ts';
import { feedContract } from '#features/feeds/contract.ts';
import { tempFilesContract } from '#features/forms/contract.ts';
import { entryFileContract } from '#features/forms/entries/contract.ts';
import { uploadContract } from '#features/media/contract.ts';
import { sentReportContract } from '#features/policy-reports/contract.ts';
import { pressArchiveContract } from '#features/press/contract.ts';
import { oneClickContract } from '#features/reminders/contract.ts';
import { languages } from '#i18n/language.ts';
import { roles } from '#roles.ts';
import { csrfContract } from '../csrf/csrf.server.ts';
import { t } from '../csrf/strings.ts';
import { operations } from '../site.server.ts';

type Json = Record<string, unknown>;

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string', description: "In the reader's language." },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    detail: { description: 'For programs, where the failure has more to say: what has changed since, what forbids publishing.' },
  },
};

/** OpenAPI 3.1. */
export function openApiDocument(baseUrl: string): Json {
  const paths: Record<string, Json> = {};
  const beside = [
    feedContract,
    receiverFeedContract,
    printPageContract,
    pressArchiveContract,
    streamContract,
    linkContract,
    uploadContract,
    tempFilesContract,
    entryFileContract,
    csrfContract,
    oneClickContract,
    sentReportContract,
  ].flatMap((contract): Endpoint[] => Object.values(contract));
  const endpoints: Endpoint[] = [...operations.map(({ endpoint }) => endpoint), ...beside];
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      description: [
        'Every path is also answered below `/de` and `/en`; without prefix the language is German. Times are ISO 8601 in Europe/Berlin.',
        `A change, which is every call that is no GET, carries the cookie \`${csrfCookie}\` and its value in the header \`${csrfHeader}\`: \`GET ${csrfTokenPath}\` sets it. Ask once more where the answer is 403 \`csrf_failed\`: signing in and out end it.`,
        'Pages of other sites may read what is public and the same for everybody (CORS, without cookies).',
      ].join(' '),
    },
    servers: ['', ...languages.map((language) => `/${language}`)].map((prefix) => ({ url: baseUrl + prefix })),
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const { mediaType = 'application/json' } = endpoint;
  const responses: Json = endpoint.leadsTo
    ? { 303: { description: endpoint.leadsTo } }
    : endpoint.output instanceof z.ZodVoid
      ? { 204: { description: 'Done; there is nothing to say.' } }
      : { 200: { description: 'OK', content: { [mediaType]: { schema: jsonSchema(endpoint.output, 'output') } } } };
  const coded = [...refusalsOf(endpoint)].map(([status, texts]) => [status, [...texts].map(([code, text]) => `\`${code}\`: ${text}`).join(' ')] as const);
  for (const [status, description] of [...coded, ...Object.entries(endpoint.refusals ?? {})]) {
    responses[status] = {
      description,
      ...(Number(status) === 429 ? retryAfter : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  const limits = limitsOf(endpoint);
  const operation: Json = {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z]+/g, '_').replace(/_$/, '')}`,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(limits.length > 0 ? { description: limits.map(describeLimit).join(' '), 'x-limit': limits } : {}),
    parameters: [
      ...parametersOf(endpoint.parameters, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.method === 'GET' ? [] : [token]),
      ...writeHeaders(endpoint),
    ],
    responses,
  };
  if (endpoint.body) operation.requestBody = { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } };
  return operation;
}

const retryAfter: Json = { headers: { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } } };

/** What every change carries (docs/decisions/0011). */
const token: Json = {
  name: csrfHeader,
  in: 'header',
  required: true,
  schema: { type: 'string', description: `the cookie ${csrfCookie}, from GET ${csrfTokenPath}` },
};

/** What a change of content carries beyond (src/api/implement/idempotency.server.ts). */
const writeHeaders = ({ write }: Endpoint): Json[] => {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', description: '8 to 100 signs, new for each request' } };
  const match = { name: 'If-Match', in: 'header', required: true, schema: { type: 'string', description: 'the revision in quotation marks: "12"' } };
  return write ? [key, ...(write === 'change' ? [match] : [])] : [];
};

const sentence = (code: string): string => (code === 'csrf_failed' ? t('en', code) : messageFor('en', code));

/** What the contract declares, and what follows from method, access and input. */
function refusalsOf(endpoint: Endpoint): Map<number, Map<string, string>> {
  const refusals = new Map<number, Map<string, string>>();
  const add = (status: number, code: string, text = sentence(code)) => refusals.set(status, new Map(refusals.get(status)).set(code, text));
  const { method, access, parameters, query, body } = endpoint;
  if (body) add(400, 'invalid_json');
  if (query || body) add(400, 'invalid_input', '`fields` names what is wrong.');
  if (access !== 'public') add(401, 'sign_in_needed');
  if (method !== 'GET') add(403, 'csrf_failed');
  if (access !== 'public' && access !== roles[0]) add(403, 'not_allowed');
  if (parameters) add(404, 'not_found');
  if (body) add(413, 'too_large');
  add(503, 'unavailable');
  for (const [code, { status, text }] of Object.entries(failuresOf(endpoint))) add(status, code, text.en);
  return refusals;
}

function parametersOf(shape: z.ZodObject | undefined, location: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: location, required: location === 'path', schema }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
