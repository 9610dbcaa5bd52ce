import { Agent, type IncomingMessage, request } from 'node:http';

/** Like a browser, as long as the server keeps the connection open. */
export async function statusesOnOneConnection(
  url: string,
  requests: readonly { method: string; path: string; body?: string }[],
  headers: object = {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  try {
    for (const { method, path, body } of requests) {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      request(url + path, { method, agent, headers: { ...headers, 'Content-Type': 'application/json' } }, resolve)
        .on('error', reject)
        .end(body);
      const answer = await promise;
      for await (const _ of answer);
      statuses.push(answer.statusCode ?? 0);
    }
  } finally {
    agent.destroy();
  }
  return statuses;
}
