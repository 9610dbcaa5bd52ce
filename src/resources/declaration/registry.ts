import type { Resource } from './define-resource.ts';

/** Handed down to whoever reads records, so that nobody knows one by name. */
export type ResourceRegistry = {
  readonly resources: readonly Resource[];
  get(name: string): Resource | undefined;
  byPath(path: string): Resource | undefined;
};

/** Throws where two have one name or address, or one refers to what nobody declares. */
export function createResourceRegistry(resources: readonly Resource[], others: readonly string[] = []): ResourceRegistry {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const byPath = new Map(resources.map((resource) => [resource.path, resource]));
  if (byName.size !== resources.length || byPath.size !== resources.length) throw new Error('Two resources have the same name or address.');
  for (const { name, fields } of resources) {
    for (const { form } of Object.values(fields)) {
      const to = form.kind === 'counted' ? form.limits.of : form.limits.to;
      if (typeof to === 'string' && !byName.has(to) && !others.includes(to)) throw new Error(`Resource ${name} refers to ${to}, which is not declared.`);
    }
  }
  return { resources, get: (name) => byName.get(name), byPath: (path) => byPath.get(path) };
}
