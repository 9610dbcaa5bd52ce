import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  list: { de: 'Spielorte', en: 'Venues' },
  list_description: { de: 'Wo {venue} spielt: Säle, Anfahrt, Barrierefreiheit.', en: 'Where {venue} plays: halls, how to get there, access.' },
  none: { de: 'Zurzeit sind keine Spielorte verzeichnet.', en: 'No venues are listed at present.' },
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  rooms_in: { de: 'Räume: {names}', en: 'Rooms: {names}' },
  kind: { de: 'Spielort', en: 'Venue' },
  facts: { de: 'Anschrift und Kontakt', en: 'Address and contact' },
  map: { de: 'Karte öffnen (OpenStreetMap)', en: 'Open map (OpenStreetMap)' },
  rooms: { de: 'Räume', en: 'Rooms' },
  seats: { de: '{seats} Platz|{seats} Plätze', en: '{seats} seat|{seats} seats' },
  large_plan: { de: 'Saalplan groß ansehen: {room}', en: 'See the seat plan large: {room}' },
  programme_of: { de: 'Programm: {room}', en: 'Programme: {room}' },
  directions: { de: 'Anfahrt', en: 'Getting here' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
  events: { de: 'Hier als Nächstes', en: 'Next here' },
  no_events: { de: 'Zurzeit ist hier nichts angekündigt.', en: 'Nothing is announced here at present.' },
  to_programme: { de: 'Zum Programm', en: 'To the programme' },
  picture_credit: { de: 'Bildnachweis: {credit}', en: 'Picture credit: {credit}' },
});
