import type { SignedIn, TestApp } from '../../../../tests/support/app.ts';

let keys = 0;

export function mediaClient(site: TestApp, who: SignedIn) {
  const call = async (method: string, path: string, body?: unknown, revision?: number) => {
    const headers = {
      ...who.headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': `upload-test-${++keys}`,
      ...(revision && { 'If-Match': `"${revision}"` }),
    };
    const response = await site.app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  };
  const tus = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    site.app.request(path, { method, headers: { ...who.headers, 'Tus-Resumable': '1.0.0', ...headers }, ...(body && { body }) });
  const begin = async (length: number, filename = 'datei') => {
    const metadata = `filename ${Buffer.from(filename).toString('base64')}`;
    return tus('POST', '/api/media-uploads/', { 'Upload-Length': String(length), 'Upload-Metadata': metadata });
  };
  const append = (path: string, offset: number, bytes: Uint8Array) =>
    tus('PATCH', path, { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, new Uint8Array(bytes));
  const upload = async (bytes: Uint8Array, filename?: string): Promise<string> => {
    const created = await begin(bytes.length, filename);
    const path = created.headers.get('Location') ?? '';
    if (bytes.length > 0) await append(path, 0, bytes);
    return path.split('/').at(-1) ?? '';
  };
  const add = async (bytes: Uint8Array, filename?: string, rest: object = {}) =>
    call('POST', '/api/media/', { upload: await upload(bytes, filename), ...rest });
  return { call, tus, begin, append, upload, add };
}
