import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const s3Credentials = { region: 'eu-central-1', keyId: 'AKIDFOYERTESTS', secret: 'ein Geheimnis nur für Tests' };

type Stored = { bytes: Buffer; modified: Date };

/** As far as the media library needs it; each signature (AWS Signature Version 4) is checked. `faults` answers a status. */
export async function startS3Server(): Promise<{
  url: string;
  objects: Map<string, Stored>;
  asked: string[];
  faults: ((request: IncomingMessage) => number | null)[];
  stop(): Promise<void>;
}> {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
  const asked: string[] = [];
  const faults: ((request: IncomingMessage) => number | null)[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://store');
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    asked.push(`${request.method} ${key}${url.search && '?'}`);
    const fault = faults.map((answers) => answers(request)).find((status) => status !== null);
    if (fault) return refuse(response, fault, 'InternalError');
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (bucket !== 'ostkai') return refuse(response, 404, 'NoSuchBucket');
    answer(request, response, { key, query: url.searchParams, body });
  });
  const answer = (request: IncomingMessage, response: ServerResponse, { key, query, body }: { key: string; query: URLSearchParams; body: Buffer }) => {
    const upload = uploads.get(query.get('uploadId') ?? '');
    if (request.method === 'POST' && query.has('uploads')) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, { key, parts: new Map() });
      return xml(response, `<InitiateMultipartUploadResult><Bucket>ostkai</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (upload && request.method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return response.writeHead(200, { ETag: etagOf(body) }).end();
    }
    if (upload && request.method === 'POST') {
      const bytes = Buffer.concat([...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part));
      objects.set(upload.key, { bytes, modified: new Date() });
      return xml(
        response,
        `<CompleteMultipartUploadResult><Bucket>ostkai</Bucket><Key>${key}</Key><ETag>${etagOf(bytes)}</ETag></CompleteMultipartUploadResult>`,
      );
    }
    if (request.method === 'GET' && query.has('list-type')) return list(response, query);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, modified: new Date() });
      return response.writeHead(200, { ETag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const stored = objects.get(key);
    if (!stored) return refuse(response, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part = first === undefined ? stored.bytes : stored.bytes.subarray(Number(first), last ? Number(last) + 1 : undefined);
    const headers = { 'Content-Length': part.length, ETag: etagOf(stored.bytes), 'Last-Modified': stored.modified.toUTCString() };
    response.writeHead(first === undefined ? 200 : 206, headers).end(request.method === 'HEAD' ? undefined : part);
  };
  const list = (response: ServerResponse, query: URLSearchParams) => {
    const from = query.get('continuation-token') ?? '';
    const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from).sort();
    const page = all.slice(0, Math.min(Number(query.get('max-keys') ?? 1_000), 5)); // pages of five, so that few files take several
    const entries = page.map((key) => {
      const { bytes, modified } = objects.get(key) as Stored; // it is one of them
      return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    });
    const more = page.length < all.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    xml(
      response,
      `<ListBucketResult><Name>ostkai</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
    );
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/ostkai`, objects, asked, faults, stop };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const xml = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

/** By our key, no longer than 15 minutes ago, over all that it says to have signed. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
  const [, keyId, day = '', region = '', names = '', signature = ''] = form.exec(request.headers.authorization ?? '') ?? [];
  const time = String(request.headers['x-amz-date'] ?? '');
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (keyId !== s3Credentials.keyId || region !== s3Credentials.region || !time.startsWith(day) || Math.abs(Date.now() - at) > 900_000) return false;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return false;
  const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, request.headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${s3Credentials.secret}`, day));
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, 'hex'));
}
