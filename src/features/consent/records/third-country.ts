/** The European Union, Iceland, Liechtenstein and Norway, by ISO 3166-1. */
const economicArea = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '));

/** Whether data that go there leave the European Economic Area, so that Art. 44 ff. GDPR ask for more; '' is not known, and none. */
export const isThirdCountry = (country: string): boolean => country !== '' && !economicArea.has(country);
