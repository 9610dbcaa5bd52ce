import { afterAll, beforeAll } from 'vitest';
import { clientOf, temporaryFolder } from './client.ts';
import { startBoxOffice } from './start.ts';

/** A real process on a free port with a folder of its own. */
export function boxOfficeForTests(env: Readonly<Record<string, string>> = {}): { readonly client: ReturnType<typeof clientOf> } {
  let client: ReturnType<typeof clientOf> | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    const { dataDir, remove } = await temporaryFolder();
    const running = await startBoxOffice({ dataDir, env });
    client = clientOf(running);
    stop = async () => {
      await running.stop();
      await remove();
    };
  });
  afterAll(() => stop());
  return {
    get client() {
      if (!client) throw new Error('The box office has not started yet.');
      return client;
    },
  };
}
