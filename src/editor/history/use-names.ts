import { useEffect, useState } from 'react';
import { client, type Transport } from '#api/client.ts';
import type { BlockDocument, BlockRegistry, RelationTarget } from '#content/index.ts';
import type { ResourcesContract } from '#features/cms/resources/contract.ts';
import type { StaffEventContract } from '#features/programme/back-office/contract.ts';
import type { Language } from '#i18n/language.ts';
import { titlesOf } from '../state/related-things.ts';
import type { BlockChange } from './compare-documents.ts';
import { type Names, noNames } from './value-words.ts';

/** Until they are known, and without an answer, they have their numbers. */
export function useNames(
  before: BlockDocument,
  after: BlockDocument,
  changes: readonly BlockChange[],
  registry: BlockRegistry,
  call: Transport,
  language: Language,
): Names {
  const [names, setNames] = useState(noNames);
  const wanted = thingsIn(changes, registry);
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when other things have changed, not with each key
  useEffect(() => {
    if (wanted.length === 0) return;
    const request = new AbortController();
    ask(wanted, [before, after], call, language, request.signal).then(setNames, () => {});
    return () => request.abort();
  }, [key, call, language]);
  return names;
}

type Thing = { readonly to: RelationTarget | 'image' | 'file'; readonly id: number };

function thingsIn(changes: readonly BlockChange[], registry: BlockRegistry): Thing[] {
  const found = changes.flatMap(({ block: { type }, slots }) =>
    slots.flatMap(({ field: name, before, after }) => {
      const field = registry.get(type)?.fields[name];
      return field ? [before, after].map((value) => field.referencesOf(field.normalise(value))) : [];
    }),
  );
  const things = found.flatMap(({ images = [], files = [], related = [] }): Thing[] => [
    ...images.map((id) => ({ to: 'image', id }) as const),
    ...files.map((id) => ({ to: 'file', id }) as const),
    ...related,
  ]);
  return [...new Map(things.map((thing) => [`${thing.to} ${thing.id}`, thing])).values()];
}

async function ask(wanted: readonly Thing[], documents: readonly BlockDocument[], call: Transport, language: Language, signal: AbortSignal): Promise<Names> {
  const api = client<ResourcesContract & StaffEventContract>(call);
  const kinds = new Set(wanted.map(({ to }) => to));
  const isMedia = kinds.has('image') || kinds.has('file');
  const events = wanted.flatMap(({ to, id }) => (to === 'event' ? [id] : []));
  const [media, titles, dates] = await Promise.all([
    isMedia ? Promise.all(documents.map((document) => api.post('/pageeditor-api/resources/', { language, signal, body: { document } }))) : [],
    Promise.all([...kinds].map((to) => titlesOf(to, language).then((items) => items.map(({ id, title }) => [`${to} ${id}`, title] as const)))),
    events.length > 0 ? api.get('/api/cms-event-choices/', { language, query: { ids: events.join(',') }, signal }) : [],
  ]);
  return {
    images: new Map(media.flatMap(({ images }) => images.map((image) => [image.id, image] as const))),
    things: new Map([
      ...media.flatMap(({ files }) => files.map(({ id, name }) => [`file ${id}`, name] as const)),
      ...titles.flat(),
      ...dates.map(({ id, label, detail }) => [`event ${id}`, [label, detail].filter(Boolean).join(', ')] as const),
    ]),
  };
}
