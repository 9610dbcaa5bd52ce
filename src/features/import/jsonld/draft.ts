import type { Language } from '#i18n/language.ts';
import { endAfter, parseDuration } from '../event-time.ts';
import { isSeason, kindOfPerformer, withoutSeason } from '../names/names.ts';
import { madeIdentifier } from '../record/made-identifier.ts';
import { euros } from '../record/prices.ts';
import type { EventNode } from './event-nodes.ts';
import { isNode, languageOf, listOf, localName, type Node, of, textOf, textsOf, typesOf } from './nodes.ts';

export function draftOf({ node, parent }: EventNode): object {
  const language = languageOf(of(node, 'inLanguage') ?? (parent && of(parent, 'inLanguage')));
  const start = textOf(of(node, 'startDate'));
  const above = parent ?? of(node, 'superEvent');
  return {
    identifier: identifierOf(node) ?? textOf(of(node, 'url')) ?? madeFor(node),
    language,
    title: textsOf(of(node, 'name'), language) ?? (parent && textsOf(of(parent, 'name'), language)),
    description: textsOf(of(node, 'description'), language),
    date_start: start,
    date_end: textOf(of(node, 'endDate')) ?? (start && endAfter(start, parseDuration(textOf(of(node, 'duration')) ?? ''))),
    place: placeOf(of(node, 'location') ?? (parent && of(parent, 'location'))),
    kind: kindOf(node),
    status: statusOf(of(node, 'eventStatus')),
    moved_from: textOf(of(node, 'previousStartDate')),
    production: productionOf(above, language),
    performers: performersOf(node),
    works: [...listOf(of(node, 'workPerformed')), ...listOf(of(node, 'workFeatured'))].flatMap(workOf),
    tags: tagsOf(of(node, 'keywords')),
    series: isNode(above) ? listOf(textOf(of(above, 'superEvent'))).map((name) => withoutSeason(String(name))) : [],
    genres: listOf(of(node, 'genre'))
      .map(textOf)
      .filter((genre) => genre !== undefined)
      .map(localName),
    accessibility: listOf(of(node, 'accessibilityFeature'))
      .map(textOf)
      .filter((feature) => feature !== undefined)
      .map(localName),
    age: ageOf(textOf(of(node, 'typicalAgeRange'))),
    image_credit: listOf(of(node, 'image')).flatMap((image) => (isNode(image) ? listOf(creditOf(image)) : []))[0],
    image: listOf(of(node, 'image')).flatMap((image) =>
      listOf(isNode(image) ? (textOf(of(image, 'contentUrl')) ?? textOf(of(image, 'url')) ?? linkOf(of(image, 'url'))) : textOf(image)),
    )[0],
    organizers: listOf(of(node, 'organizer') ?? (parent && of(parent, 'organizer'))).flatMap(organizerOf),
    prices: offersIn(node).flatMap((offer) => priceOf(offer, language)),
    url: listOf(of(node, 'offers')).flatMap(addressesOf)[0],
    page: textOf(of(node, 'url')) ?? textOf(of(node, '@id')),
    attendance: attendanceOf(node),
  };
}

const linkOf = (value: unknown): string | undefined => (isNode(value) ? textOf(of(value, '@id')) : undefined);

/** '8-12'; a range that does not begin with a number says nothing. */
const ageOf = (range: string | undefined): string | undefined => (range && /^\s*\d{1,2}(?!\d)/.test(range) ? range : undefined);

/** What is to stand beside a picture, else who made it. */
const creditOf = (image: Node): string | undefined =>
  textOf(of(image, 'creditText')) ?? textOf(of(image, 'copyrightNotice')) ?? textOf(of(image, 'creator')) ?? textOf(of(image, 'author'));

const identifierOf = (node: Node): string | undefined => textOf(of(node, 'identifier')) ?? textOf(of(node, '@id'));

/** Made of date, room and title; an empty identifier is refused. */
function madeFor(node: Node): string | undefined {
  const [start, title] = [textOf(of(node, 'startDate')), textOf(of(node, 'name'))];
  const hasPlace = ['identifier', '@id', 'url'].some((key) => of(node, key) !== undefined);
  return hasPlace || !start || !title ? undefined : madeIdentifier(start, textOf(of(node, 'location')), title);
}

/** `additionalType`, else what the event says it is beyond being an event: 'TheaterEvent'. */
function kindOf(node: Node): string | undefined {
  const kind = textOf(of(node, 'additionalType'));
  if (kind) return /^https?:/.test(kind) ? localName(kind) : kind;
  return typesOf(node).find((type) => type !== 'Event' && type.endsWith('Event'));
}

function addressesOf(offer: unknown): string[] {
  if (!isNode(offer)) return [];
  const own = listOf(of(offer, 'url')).filter((url) => typeof url === 'string');
  return own.length > 0
    ? own
    : listOf(of(offer, 'offers')).flatMap((part) => (isNode(part) ? listOf(of(part, 'url')).filter((url) => typeof url === 'string') : []));
}

function organizerOf(value: unknown): { name: string; link?: string | undefined }[] {
  const name = textOf(value);
  if (name === undefined) return [];
  return [{ name, link: isNode(value) ? (asAddress(of(value, 'url')) ?? asAddress(of(value, 'sameAs'))) : undefined }];
}

const asAddress = (value: unknown): string | undefined => listOf(value).find((one) => typeof one === 'string');

/** Offers to everybody, those within an AggregateOffer too. */
const offersIn = (node: Node): Node[] =>
  listOf(of(node, 'offers'))
    .filter(isNode)
    .flatMap((offer) => [offer, ...listOf(of(offer, 'offers')).filter(isNode)])
    .filter((offer) => of(offer, 'validForMemberTier') === undefined);

/** What an offer says of its price, with the currency: '12 EUR', '12.00 €', of a range its ends. */
function amountOf(offer: Node): { amount: string; currency: string } | null {
  const specification = listOf(of(offer, 'priceSpecification')).find(isNode);
  const source = [offer, specification].find((node) => node && of(node, 'price') !== undefined) ?? offer;
  const stated = textOf(of(source, 'price'));
  const [, amount = stated ?? '', written = ''] = /^(.*\d[^A-Za-z€$£]*)\s*(€|[A-Za-z$£]+)$/.exec(stated?.trim() ?? '') ?? [];
  const currency = (written === '€' ? 'EUR' : written) || (textOf(of(source, 'priceCurrency')) ?? textOf(of(offer, 'priceCurrency')) ?? '');
  const range = [textOf(of(offer, 'lowPrice')), textOf(of(offer, 'highPrice'))].filter((end) => end !== undefined);
  if (stated === undefined && (range.length === 0 || listOf(of(offer, 'offers')).length > 0)) return null;
  return { amount: stated === undefined ? range.join('–') : amount, currency: currency.trim().toUpperCase() };
}

function fixedPrice(offer: Node): string | null {
  const stated = amountOf(offer);
  return stated && stated.currency === 'EUR' ? euros(stated.amount) : null;
}

function priceOf(offer: Node, language: Language): { name: string | undefined; price: string }[] {
  const price = fixedPrice(offer);
  if (price === null) return [];
  const names = textsOf(of(offer, 'name'), language);
  return [{ name: names?.de ?? names?.en, price }];
}

/** What is no price in euros: another currency, or none, or a range. */
export const unreadPrices = ({ node }: EventNode): string[] =>
  offersIn(node).flatMap((offer) => {
    const stated = amountOf(offer);
    return stated && fixedPrice(offer) === null ? [`${stated.amount} ${stated.currency}`.trim()] : [];
  });

/** Where nobody comes to a hall, or some do. */
function attendanceOf(node: Node): 'online' | 'mixed' | undefined {
  const mode = localName(textOf(of(node, 'eventAttendanceMode')) ?? '');
  const virtual = listOf(of(node, 'location')).map(isVirtual);
  return mode === 'MixedEventAttendanceMode' || (virtual.includes(true) && virtual.includes(false))
    ? 'mixed'
    : virtual.includes(true) || (mode === 'OnlineEventAttendanceMode' && virtual.length === 0)
      ? 'online'
      : undefined;
}

const isVirtual = (place: unknown): boolean => isNode(place) && typesOf(place).includes('VirtualLocation');

const statuses = new Map([
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['postponed', 'postponed'],
  ['movedonline', 'online'],
  ['rescheduled', 'rescheduled'],
  ['scheduled', 'scheduled'],
  ['confirmed', 'scheduled'],
]);

/** Of several the one that says most: 'EventRescheduled' and 'EventMovedOnline' → online; prefix and case do not count. */
function statusOf(value: unknown): string | undefined {
  const names = listOf(value).flatMap((item) => (isNode(item) ? textOf(of(item, '@id')) : undefined) ?? textOf(item) ?? []);
  const words = names.map((name) =>
    localName(name.trim())
      .toLowerCase()
      .replace(/^event/, '')
      .replace(/[\s_-]/g, ''),
  );
  const known = [...statuses].find(([word]) => words.includes(word));
  return known ? known[1] : names[0];
}

function productionOf(above: unknown, language: Language): unknown {
  if (typeof above === 'string') return { identifier: above };
  if (!isNode(above)) return undefined;
  const title = textsOf(of(above, 'name'), languageOf(of(above, 'inLanguage') ?? language));
  return {
    identifier: identifierOf(above),
    title: title && { de: title.de && withoutSeason(title.de), en: title.en && withoutSeason(title.en) },
    description: textsOf(of(above, 'description'), language),
  };
}

export const furtherPlaces = ({ node }: EventNode): string[] =>
  listOf(of(node, 'location'))
    .filter((place) => !isVirtual(place))
    .slice(1)
    .flatMap((place) => textOf(place) ?? []);

function placeOf(value: unknown): unknown {
  const places = listOf(value);
  const place = places.find((one) => !isVirtual(one)) ?? places[0]; // a hall before the stream from it
  if (!isNode(place)) return place === undefined ? undefined : { name: textOf(place) };
  const name = textOf(of(place, 'name')) ?? (typesOf(place).includes('VirtualLocation') ? 'Online' : undefined);
  const within = of(place, 'containedInPlace');
  const address = of(place, 'address') ?? (isNode(within) ? of(within, 'address') : undefined);
  const parts = isNode(address)
    ? ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'].map((key) => textOf(of(address, key)))
    : [textOf(address)];
  const [street, code, town, country] = parts;
  const line = isNode(address) ? [street, [code, town].filter(Boolean).join(' '), country] : [street];
  const addressText = line.filter(Boolean).join(', ') || undefined;
  return name === undefined && addressText === undefined ? undefined : { name: name ?? addressText, address: addressText };
}

/** Flattened: a PerformanceRole says what its performers do; one without a name is left out. */
function performersOf(node: Node): unknown[] {
  const named = (key: string, role: string) => listOf(of(node, key)).flatMap((performer) => performerOf(performer, role));
  return [...listOf(of(node, 'performer')).flatMap(performersIn), ...named('director', 'Director'), ...named('actor', 'Actor')];
}

function performersIn(value: unknown): unknown[] {
  const inside = isNode(value) ? listOf(of(value, 'performer')) : [];
  if (!isNode(value) || inside.length === 0) return performerOf(value);
  const roles = listOf(of(value, 'roleName') ?? of(value, 'characterName')).map(textOf);
  return inside.flatMap((performer) => (roles.length > 0 ? roles : [undefined]).flatMap((role) => performerOf(performer, role)));
}

function performerOf(value: unknown, role?: string): unknown[] {
  const name = textOf(value);
  if (name === undefined) return [];
  const isGroup = isNode(value) && typesOf(value).some((type) => /(Group|Organization|Company)$/.test(type));
  const known = role !== undefined && /^(none|other|n\/a)$/i.test(role.trim()) ? undefined : role;
  return [{ name, kind: isGroup ? 'ensemble' : kindOfPerformer(name, known), role: known }];
}

function workOf(value: unknown): unknown[] {
  const title = textOf(value) ?? (isNode(value) ? textOf(of(value, 'interval')) : undefined); // some orchestras list what is between the works so
  if (title === undefined) return [];
  const creators = isNode(value) ? listOf(of(value, 'composer') ?? of(value, 'author') ?? of(value, 'creator')) : [];
  const names = creators.map(textOf).filter((name) => name !== undefined);
  return [{ title, composer: names.length > 0 ? names.join(', ') : undefined }];
}

function tagsOf(value: unknown): string[] {
  const words = typeof value === 'string' ? value.split(',') : listOf(value).map(textOf);
  return words.filter((word) => word !== undefined && word.trim() !== '' && !isSeason(word)).map(String);
}
