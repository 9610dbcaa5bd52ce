import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { EventResult, Found } from './contract.ts';
import type { Searched } from './query/search.server.ts';
import { snippetOf } from './query/snippet.ts';
import type { WordForms } from './query/word-forms.server.ts';
import type { NearestEvent, SearchSources } from './sources.server.ts';

type Document = { id: number; kind: string; object_id: number; title: Localised; names: string; labels: string; body: Localised; url: Localised | null };
type Options = { withSnippets: boolean };

/** Of what was found the productions, as cards (made while the database reads on); and the texts by which they were found. */
export async function presentEvents({ objects, forms }: Searched, { db, language, now }: RequestContext, { events }: SearchSources) {
  const [cards, documents] = await Promise.all([
    events.cards(db, objects, { language, now }),
    documentsOf(
      db,
      objects.map(({ document_id }) => document_id),
    ),
  ]);
  const results: EventResult[] = objects.flatMap(({ object_id, document_id }) => {
    const card = cards.get(object_id);
    if (!card) return [];
    const document = documents.get(document_id);
    return { ...card, ...(document ? snippet(document, forms, language, `${card.title} ${card.subtitle} ${card.room.name}`) : {}) };
  });
  return { results, texts: textsOf(documents) };
}

/** All that was found, as V's autocomplete says it. */
export async function presentObjects(searched: Searched, { db, language, now }: RequestContext, { events, others }: SearchSources, { withSnippets }: Options) {
  const { objects, forms } = searched;
  const productions = objects.filter(({ kind }) => kind === 'event');
  const [cards, documents] = await Promise.all([
    events.nearest(db, productions, { language, now }),
    documentsOf(
      db,
      objects.filter(({ kind }) => withSnippets || kind !== 'event').map(({ document_id }) => document_id),
    ),
  ]);
  const found = objects.flatMap(({ kind, object_id: id, document_id }): Found[] => {
    const document = documents.get(document_id);
    if (kind === 'event') {
      const card = cards.get(id);
      return card ? [{ ...suggestionOf(card, language), ...(withSnippets && document ? snippet(document, forms, language, card.title) : {}) }] : [];
    }
    const source = others.find((one) => one.kind === kind);
    if (!source || !document) return [];
    const { text, lang } = choose(document.title, language);
    const shown = { id, type: source.type, text, ...(lang ? { lang } : {}), url: source.address({ id, title: document.title, url: document.url }, language) };
    return [{ ...shown, ...(withSnippets ? snippet(document, forms, language, text) : {}) }];
  });
  return { found, texts: textsOf(documents) };
}

function suggestionOf(card: NearestEvent, language: Language): Found {
  const { id, title, link, date_start, listed_day, until, image_thumbnails, untranslated, is_over } = card;
  return {
    id,
    type: 'event',
    text: title,
    ...(untranslated?.includes('title') ? { lang: language === 'de' ? 'en' : 'de' } : {}),
    url: link.url,
    date_start,
    ...(listed_day && until ? { until } : {}),
    ...(is_over ? { is_over } : {}),
    ...(image_thumbnails ? { image_thumbnails } : {}),
  };
}

/** Why something was found, where that is not to be seen: from its names and works, else from its texts. */
function snippet({ names, body }: Document, forms: readonly WordForms[], language: Language, shown: string): Pick<Found, 'snippet' | 'marks'> {
  const unseen = forms.filter((form) => !snippetOf(shown, [form]));
  if (unseen.length === 0) return {};
  // Names and works stand in both languages, the German first.
  const [first, second] = names.split(' / ').flatMap((name) => snippetOf(name, unseen) ?? []);
  const found = (language === 'de' ? first : (second ?? first)) ?? snippetOf(choose(body, language).text, unseen);
  return found ? { snippet: found.text, marks: found.marks } : {};
}

async function documentsOf(db: Database, ids: readonly number[]): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_document')
    .select(['id', 'kind', 'object_id', 'title', 'names', 'labels', 'body', 'url'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const textsOf = (documents: Map<number, Document>): string[] =>
  [...documents.values()].flatMap(({ title, names, labels, body }) => [...Object.values(title), names, labels, ...Object.values(body)]);
