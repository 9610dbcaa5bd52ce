import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** What is read of the browser's words (https://w3c.github.io/webdriver-bidi/). */
const answerSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  result: z.unknown().optional(),
  params: z.object({ isBlocked: z.boolean().optional(), request: z.object({ request: z.string(), url: z.string() }).optional() }).optional(),
});
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

export type Firefox = {
  version: string;
  goto(path: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** From now on what is asked for under these addresses is answered with 404; answers a list that grows by each. */
  refuse(wanted: (url: string) => boolean): string[];
  close(): Promise<void>;
};

/** By WebDriver BiDi, as wide as a phone: Playwright's Firefox is not the one that people have. */
export async function startFirefox(program: string, site: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'foyer-firefox-'));
  const process_ = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise<void>((resolve) => process_.on('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    process_.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /listening on (ws:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    process_.on('exit', (code) => reject(new Error(`Firefox ended with ${code}.\n${output}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let isRefused = (_url: string) => false;
  let refused: string[] = [];
  const send = (method: string, params: object = {}): Promise<unknown> => {
    const id = waiting.size + 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  const onRequest = async ({ request, url }: { request: string; url: string }) => {
    if (!isRefused(url)) return await send('network.continueRequest', { request });
    refused.push(url);
    return await send('network.provideResponse', { request, statusCode: 404 });
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result, params } = answerSchema.parse(JSON.parse(String(data)));
    const answer = id === undefined ? undefined : waiting.get(id);
    if (error) answer?.reject(new Error(`${error}: ${message}`));
    else answer?.resolve(result);
    // Of a page that has been left meanwhile nobody waits for the answer.
    if (params?.isBlocked && params.request) onRequest(params.request).catch(() => {});
  });

  const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) }).parse(await send('session.new', { capabilities: {} }));
  const { context } = z.object({ context: z.string() }).parse(await send('browsingContext.create', { type: 'tab' }));
  await send('browsingContext.setViewport', { context, viewport: { width: 390, height: 780 } });
  await send('session.subscribe', { events: ['network.beforeRequestSent'] });
  await send('network.addIntercept', { phases: ['beforeRequestSent'] });
  return {
    version: session.capabilities.browserVersion,
    goto: async (path) => {
      await send('browsingContext.navigate', { context, url: site + path, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = evaluated.parse(await send('script.evaluate', { expression, target: { context }, awaitPromise: true }));
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    },
    refuse: (wanted) => {
      isRefused = wanted;
      refused = [];
      return refused;
    },
    close: async () => {
      process_.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
