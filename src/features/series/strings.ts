import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  list: { de: 'Abonnements', en: 'Subscriptions' },
  list_description: {
    de: 'Die Abonnements und Reihen von {venue}: Abende, Preise, Bestellung.',
    en: 'The subscription series of {venue}: evenings, prices, ordering.',
  },
  all_series: { de: 'Alle Reihen', en: 'All series' },
  none: { de: 'Zurzeit gibt es keine Abonnements.', en: 'There are no subscriptions at present.' },
  next: { de: 'Nächster Termin', en: 'Next date' },
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  kind: { de: 'Abonnement', en: 'Subscription series' },
  price: { de: 'Preis', en: 'Price' },
  dates: { de: 'Termine', en: 'Dates' },
  coming: { de: '{n} Termin steht noch bevor|{n} Termine stehen noch bevor', en: '{n} date is still to come|{n} dates are still to come' },
  nothing: { de: 'Zurzeit sind keine Termine dieser Reihe angekündigt.', en: 'No dates of this series have been announced at present.' },
  all_dates: { de: 'Alle {n} Termine der Reihe im Programm', en: 'All {n} dates of the series in the programme' },
  in_programme: { de: 'Die Reihe im Programm', en: 'The series in the programme' },
  ordering: { de: 'Preise und Bestellung', en: 'Prices and ordering' },
  picture_credit: { de: 'Bildnachweis: {credit}', en: 'Picture credit: {credit}' },
});
