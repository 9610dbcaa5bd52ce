/** What a worker has, as far as ours uses it: TypeScript's own declarations of it and of a page exclude each other. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
/** What goes past the worker, and does not wake it: https://www.w3.org/TR/service-workers/#dom-installevent-addroutes, not in every browser. */
type StaticRoute = { condition: { urlPattern: { pathname: string } }; source: 'network' };
type Installing = Lasting & { addRoutes?(routes: StaticRoute[]): Promise<void> };
type Client = { id: string; url: string };

export type WorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> };
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
};

export const scope = globalThis as unknown as WorkerScope; // what a page would call window
