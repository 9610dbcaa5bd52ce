// What search engines ask of structured data, by type: what is missing or malformed, in words.

type Node = Record<string, unknown>;

/** One of several where there is a bar. */
const required: Record<string, readonly string[]> = {
  event: ['name', 'startDate', 'location|subEvent'],
  EventSeries: ['name', 'url'],
  Article: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['url'],
  Person: ['name'],
  PerformingGroup: ['name'],
  Organization: ['name'],
  Place: ['name'],
  PerformingArtsTheater: ['name', 'address'],
  EventVenue: ['name', 'address'],
  GeoCoordinates: ['latitude', 'longitude'],
  MusicComposition: ['name'],
};

const events = new Set([
  'Event',
  'MusicEvent',
  'TheaterEvent',
  'DanceEvent',
  'ChildrensEvent',
  'ExhibitionEvent',
  'EducationEvent',
  'LiteraryEvent',
  'Festival',
]);
const instant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2}))?$/;

export function jsonLdProblems(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return ['no JSON'];
    }
    const problems = problemsOf(data, '$');
    return isNode(data) && data['@context'] === 'https://schema.org' ? problems : [...problems, '$ has no @context'];
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function problemsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => problemsOf(inner, `${path}[${index}]`));
  if (value === null || value === '') return [`${path} is empty`];
  if (!isNode(value)) return [];
  const types = [value['@type']].flat().map(String);
  const isReference = Object.keys(value).every((name) => name === '@id' || name === '@type' || name === 'name' || name === 'url');
  const asked = types.flatMap((type) => (isReference && value['@id'] ? [] : (required[events.has(type) ? 'event' : type] ?? [])));
  const missing = asked.filter((names) => names.split('|').every((name) => value[name] === undefined || [value[name]].flat().length === 0));
  const unplaced = types.some((type) => events.has(type)) ? [value.location].flat().filter((place) => isNode(place) && !place['@id'] && !place.address) : [];
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const at = `${path}.${name}`;
    if (/^(url|@id)$/.test(name) && !/^https?:\/\//.test(String(inner))) return [`${at} is no address`];
    if (/^(startDate|endDate|datePublished|dateModified|doorTime|validFrom)$/.test(name) && !instant.test(String(inner))) return [`${at} is no date`];
    return problemsOf(inner, at);
  });
  return [...missing.map((name) => `${path} (${types.join()}) has no ${name}`), ...unplaced.map(() => `${path}.location has no address`), ...wrong];
}
