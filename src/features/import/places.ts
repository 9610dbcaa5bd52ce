import { foldName } from '#i18n/fold-name.ts';

export type PostalAddress = { street: string; postcode: string; city: string; country: string };

const countries: Readonly<Record<string, string>> = {
  deutschland: 'DE',
  germany: 'DE',
  oesterreich: 'AT',
  austria: 'AT',
  schweiz: 'CH',
  switzerland: 'CH',
  'united kingdom': 'GB',
  grossbritannien: 'GB',
  france: 'FR',
  frankreich: 'FR',
  italien: 'IT',
  italy: 'IT',
  niederlande: 'NL',
  netherlands: 'NL',
  belgien: 'BE',
  belgium: 'BE',
  daenemark: 'DK',
  denmark: 'DK',
  polen: 'PL',
  poland: 'PL',
};

/** 'Kensington Gore, SW7 2AP London, GB'; null where no part has a postcode and a city. */
export function addressIn(text: string): PostalAddress | null {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const country = /^[A-Z]{2}$/.test(last) ? last : (countries[foldName(last)] ?? '');
  if (country) parts.pop();
  const at = parts.findLastIndex((part) => withPostcode.test(part));
  if (at < 0) return null;
  const [, prefix = '', postcode = '', city = ''] = withPostcode.exec(parts[at] ?? '') ?? [];
  return { street: parts.slice(0, at).join(', '), postcode, city: city.trim(), country: country || prefix.replace(/^D$/, 'DE').replace(/^A$/, 'AT') };
}

/** '20457 Hamburg', 'D-20457 Hamburg', '1011 AB Amsterdam', 'SW7 2AP London' */
const withPostcode = /^(?:(D|A|CH|FR|NL|BE|DK|PL)-)?(\d{4,5}(?: [A-Z]{2})?|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\s+(\p{L}[^\d]*)$/u;

/** Whether an address is in another city than the venue; of a venue without one nobody knows. */
export const isElsewhere = (address: PostalAddress, venue: Pick<PostalAddress, 'city'>): boolean =>
  venue.city !== '' && foldName(address.city) !== foldName(venue.city);
