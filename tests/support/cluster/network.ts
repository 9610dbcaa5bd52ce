import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { swallowingProxy } from '../database/swallowing-proxy.ts';

type Address = Awaited<ReturnType<typeof swallowingProxy>>['config'];
export type Network = { config: Address; freeze(isFrozen: boolean): void; close(): void };

/** What lies between the sites and their database, in a process of its own: in that of the visits each answer would wait for them. */
export async function startNetwork(url: string): Promise<Network> {
  const child = fork(fileURLToPath(new URL('network-process.ts', import.meta.url)), [url], { execArgv: [] });
  const config = await new Promise<Address>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Address)); // of network-process.ts
    child.once('exit', (code) => reject(new Error(`The network ended with ${code}.`)));
  });
  return {
    config,
    freeze: (isFrozen) => {
      child.send(isFrozen);
    },
    close: () => {
      child.disconnect();
    },
  };
}
