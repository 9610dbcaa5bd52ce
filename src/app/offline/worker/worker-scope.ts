/** What a worker has, as far as ours uses it: TypeScript's own declarations of it and of a page exclude each other. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Client = { id: string; url: string };

export type WorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
};

/** The worker itself. */
export const scope = globalThis as unknown as WorkerScope; // what a page would call window
