/**
 * Something that the running site has one of, such as its box office, and that a feature declares: the server puts it
 * there at start (`provide`), handlers ask for it with `context.service(key)`. The key carries the type.
 */
export type Service<T> = { readonly name: string; readonly type?: T };

/** Declares a service. Its name is its identity: in development the module that declares it may be loaded anew. */
export const service = <T>(name: string): Service<T> => ({ name });

/** The services of one running site. */
export class Services {
  readonly #held = new Map<string, unknown>();

  provide<T>(key: Service<T>, value: T): this {
    this.#held.set(key.name, value);
    return this;
  }

  /** Whether it has been provided: what a test has put there stays. */
  has(key: Service<unknown>): boolean {
    return this.#held.has(key.name);
  }

  /** Throws where the server has not provided it: a mistake in the server, not of a request. */
  readonly get = <T>(key: Service<T>): T => {
    if (!this.#held.has(key.name)) throw new Error(`The site has no service "${key.name}".`);
    return this.#held.get(key.name) as T; // `provide` took a T under this name
  };
}
