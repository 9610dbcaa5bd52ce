import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';

export type ItemKind = { resource: Resource; n: number };

/** Of each kind of record how many belong to a release, in the order of its fields: those that it counts. */
export const itemKinds = (release: Resource, record: Readonly<Record<string, unknown>>, registry: ResourceRegistry): ItemKind[] =>
  Object.entries(release.fields).flatMap(([name, { form }]) => {
    const resource = form.kind === 'counted' ? registry.get(String(form.limits.of)) : undefined;
    return resource ? [{ resource, n: Number(record[name] ?? 0) }] : [];
  });
