/** Without files: they are uploaded by themselves, and the form sends their ids. */
export class FormValues {
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(data: FormData) {
    const values = new Map<string, string[]>();
    for (const [name, value] of data) if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
    this.#values = values;
  }

  get(name: string): string {
    return this.#values.get(name)?.at(-1) ?? '';
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  entries(): [name: string, values: readonly string[]][] {
    return [...this.#values];
  }
}
