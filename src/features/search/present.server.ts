import type { RequestContext } from '#api/request-context.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import type { EventResult, Found } from './contract.ts';
import type { FoundDocument } from './query/found-objects.server.ts';

import type { Searched } from './query/search.server.ts';
import { hasAny, snippetOf } from './snippets/snippet.ts';
import { anyOf, type SoughtWord, soughtWord } from './snippets/sought-word.ts';
import type { NearestEvent, SearchSources } from './sources.server.ts';

type Options = { withSnippets: boolean };

/** Of what was found the productions, as cards; and the texts by which they were found. */
export async function presentEvents({ objects, forms }: Searched, { db, language, now }: RequestContext, { events }: SearchSources) {
  const cards = await events.cards(db, objects, { language, now });
  const sought = forms.map(soughtWord);
  const results: EventResult[] = objects.flatMap((found) => {
    const card = cards.get(found.object_id);
    return card ? { ...card, ...snippet(found, sought, language, `${card.title} ${card.subtitle} ${card.room.name}`) } : [];
  });
  return { results, texts: textsOf(objects) };
}

/** All that was found, as V's autocomplete says it. */
export async function presentObjects(searched: Searched, { db, language, now }: RequestContext, { events, others }: SearchSources, { withSnippets }: Options) {
  const { objects, forms } = searched;
  const productions = objects.filter(({ kind }) => kind === 'event');
  const cards = await events.nearest(db, productions, { language, now });
  const sought = forms.map(soughtWord);
  const found = objects.flatMap((object): Found[] => {
    const { kind, object_id: id, title, url } = object;
    if (kind === 'event') {
      const card = cards.get(id);
      return card ? [{ ...suggestionOf(card, language), ...(withSnippets ? snippet(object, sought, language, card.title) : {}) }] : [];
    }
    const source = others.find((one) => one.kind === kind);
    if (!source) return [];
    const { text, lang } = choose(title, language);
    const shown = { id, type: source.type, text, ...(lang ? { lang } : {}), url: source.address({ id, title, url }, language) };
    return [{ ...shown, ...(withSnippets ? snippet(object, sought, language, text) : {}) }];
  });
  return { found, texts: textsOf(objects) };
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
function snippet({ names, text }: FoundDocument, sought: readonly SoughtWord[], language: Language, shown: string): Pick<Found, 'snippet' | 'marks'> {
  const unseen = sought.filter((one) => !hasAny(shown, one));
  if (unseen.length === 0) return {};
  const any = anyOf(unseen);
  // Names and works stand in both languages, the German first.
  const [first, second] = names.split(' / ').flatMap((name) => snippetOf(name, any) ?? []);
  const found = (language === 'de' ? first : (second ?? first)) ?? snippetOf(text ?? '', any);
  return found ? { snippet: found.text, marks: found.marks } : {};
}

/** Only where they tell what was meant. */
const textsOf = (documents: readonly FoundDocument[]): string[] =>
  documents.flatMap(({ title, names, labels, texts }) => (texts ? [...Object.values(title), names, labels, ...Object.values(texts)] : []));
