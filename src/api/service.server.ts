/** A feature declares it, the server provides it at start, handlers ask `context.service(key)`; the key carries the type. */
export type Service<T> = { readonly name: string; readonly type?: T };

/** Its name is its identity: in development the module may be loaded anew. */
export const service = <T>(name: string): Service<T> => ({ name });

export class Services {
  readonly #held = new Map<string, unknown>();

  provide<T>(key: Service<T>, value: T): this {
    this.#held.set(key.name, value);
    return this;
  }

  /** Makes it unless it has been provided: what a test has put there stays. */
  ensure<T>(key: Service<T>, make: () => T): T {
    if (!this.has(key)) this.provide(key, make());
    return this.get(key);
  }

  has(key: Service<unknown>): boolean {
    return this.#held.has(key.name);
  }

  /** Throws where the server has not provided it: a mistake in the server, not of a request. */
  readonly get = <T>(key: Service<T>): T => {
    if (!this.#held.has(key.name)) throw new Error(`The site has no service "${key.name}".`);
    return this.#held.get(key.name) as T; // `provide` took a T under this name
  };
}
