import type { Language } from '#i18n/language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';

/** Stands in a public address for a title and a number, which are read out of others by it. */
const probe = { id: 918_273_645, title: 'probe' };

/** The record that visitors see at a path: the way back from `publicPath`. Null where the path is that of no record. */
export function recordOfPath({ resources }: ResourceRegistry, pathname: string, language: Language): { resource: Resource; id: number } | null {
  for (const resource of resources) {
    const path = resource.publicPath?.(probe, language);
    if (!path?.includes(String(probe.id))) continue;
    const pattern = path
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(probe.title, '[^/]+')
      .replace(String(probe.id), '([1-9]\\d{0,8})');
    const id = Number(new RegExp(`^${pattern}/?$`).exec(pathname)?.[1]);
    if (id > 0) return { resource, id };
  }
  return null;
}
