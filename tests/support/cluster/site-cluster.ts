import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../../bin/testing/free-port.mjs';
import { startBoxOffice } from '../../../box-office/testing/start.ts';
import { examples, startExample, versionOf } from '../server/example-proxy.ts';
import { lightPictures, type RunningSite, startSite } from '../site.ts';
import { type Network, startNetwork } from './network.ts';
import { type PatroniCluster, startPatroniCluster } from './patroni.ts';

/** `drained`: seconds for which a process that is told to end goes on serving. */
export const drained = 5;

const maxStarts = 5;

/** Three processes of the demo behind nginx, on PostgreSQL under Patroni, with a network between them that can be cut. */
export class SiteCluster {
  readonly databases: PatroniCluster;
  readonly port: number;
  readonly processes: RunningSite[] = [];
  readonly versions: string;
  readonly network: Network;
  readonly #ports: number[];
  readonly #env: Record<string, string>;
  readonly #stops: (() => Promise<void> | void)[];

  private constructor(databases: PatroniCluster, network: Network, ports: number[], env: Record<string, string>, stops: (() => Promise<void> | void)[]) {
    this.databases = databases;
    this.network = network;
    this.#ports = ports;
    this.#env = env;
    this.#stops = stops;
    this.port = Number(new URL(env.BASE_URL ?? '').port);
    this.versions = `${databases.versions}, ${nginx ? versionOf(nginx).replace('nginx version: nginx/', 'nginx ') : ''}`;
  }

  static async start(): Promise<SiteCluster> {
    const stops: (() => Promise<void> | void)[] = [];
    const databases = await startPatroniCluster();
    stops.push(() => databases.stop());
    try {
      const network = await startNetwork(databases.url);
      stops.push(() => network.close());
      const dataDir = mkdtempSync(join(tmpdir(), 'foyer-cluster-'));
      chmodSync(dataDir, 0o755);
      stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
      const [port, plainPort, ...ports]: number[] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
      const origin = `https://localhost:${port}`;
      const boxOffice = await startBoxOffice({ dataDir: join(dataDir, 'box-office'), env: { BOX_OFFICE_SITE_URL: origin }, quiet: true });
      stops.push(() => boxOffice.stop());
      const url = new URL(databases.url);
      url.port = String(network.config.port);
      const env = {
        ...{ DATA_DIR: dataDir, DATABASE_URL: url.href, CSRF_SECRET: 'one secret of all three processes', BASE_URL: origin, PROXIES: '1' },
        ...{ BOX_OFFICE_URL: boxOffice.url, BOX_OFFICE_TOKEN: boxOffice.token, DRAIN_SECONDS: String(drained), LOG_LEVEL: 'fatal' },
      };
      const cluster = new SiteCluster(databases, network, ports, env, stops);
      for (const index of ports.keys()) await cluster.startProcess(index);
      stops.push(() => Promise.all(cluster.processes.map((one) => one.stop())).then(() => {}));
      if (!nginx || !port || !plainPort || !ports[0]) throw new Error('nginx is missing.');
      stops.push(await startExample(nginx, { port, plainPort, sitePort: ports[0], otherPorts: ports.slice(1) }));
      return cluster;
    } catch (error) {
      await stopAll(stops);
      throw error;
    }
  }

  /** Starts the process of a place, with this program or another; again where it ends, as a service manager does. */
  async startProcess(index: number, program?: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        this.processes[index] = await startSite({ ...this.#env, PORT: String(this.#ports[index]) }, lightPictures, program);
        return;
      } catch (error) {
        if (tries === maxStarts) throw error;
      }
    }
  }

  /** Addresses of the processes themselves, past nginx. */
  get addresses(): string[] {
    return this.#ports.map((port) => `http://127.0.0.1:${port}`);
  }

  /** Rows of the database, past the network that can be cut. */
  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.databases.url);
    client.on('error', () => {}); // tells the query
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Which process looks after the site; its place, or -1. */
  async scheduler(): Promise<number> {
    const [row] = await this.query<{ holder: string }>('select holder from site_check_lease');
    return this.processes.findIndex(({ process: { pid } }) => row?.holder.includes(`:${pid}:`));
  }

  stop(): Promise<void> {
    return stopAll(this.#stops);
  }
}

const nginx = examples.find(({ name }) => name === 'nginx');

async function stopAll(stops: (() => Promise<void> | void)[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}
