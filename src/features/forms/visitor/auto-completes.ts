/** What browsers fill in, by keys that forms of a venue usually have (WCAG 1.3.5). */
export const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  vorname: 'given-name',
  first_name: 'given-name',
  nachname: 'family-name',
  last_name: 'family-name',
  telefon: 'tel',
  phone: 'tel',
  strasse: 'street-address',
  street: 'street-address',
  plz: 'postal-code',
  postcode: 'postal-code',
  ort: 'address-level2',
  city: 'address-level2',
  organisation: 'organization',
  schule: 'organization',
};
