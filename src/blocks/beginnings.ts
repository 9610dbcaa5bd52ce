/** In their order. */
export const beginnings = [
  { label: { de: 'Veranstaltungsseite', en: 'Event page' }, types: ['headline', 'text', 'image', 'eventlist'] },
  { label: { de: 'Artikel', en: 'Article' }, types: ['headline', 'text', 'image', 'text', 'quote'] },
  { label: { de: 'Kampagnenseite', en: 'Landing page' }, types: ['fullteaser', 'text', 'teaserlist'] },
] as const;
