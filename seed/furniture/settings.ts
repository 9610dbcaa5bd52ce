import type { Settings } from '#features/settings/index.server.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { both } from '../content/texts.ts';

const lost = (language: 'de' | 'en', words: string, link: string) =>
  `<style>.lost { font-size: 1.5rem; max-width: 32ch; line-height: 1.3; }</style><body><p class="lost">${words}</p><p><a href="${href('programme', language)}">${link}</a></p></body>`;

export const venueSettings: Partial<Settings> = {
  name: 'Ostkai',
  name_accent: 'kai',
  claim: both('Haus für Musik und Bühne', 'House for Music and Stage'),
  address: { street: 'Am Ostkai 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
  'html_header.code': both('<p>Kasse <a href="tel:+494066969100">040 66969-100</a></p>', '<p>Box office <a href="tel:+494066969100">+49 40 66969 100</a></p>'),
  'html_footer_top.code': both(
    '<h2>Kasse im Foyer</h2><p>Am Ostkai 1, Eingang Wasserseite<br /><a href="tel:+494066969100">040 66969-100</a><br /><a href="mailto:karten@ostkai.example">karten@ostkai.example</a></p><p>Die Abendkasse öffnet eine Stunde vor Beginn.</p>',
    '<h2>Box office in the foyer</h2><p>Am Ostkai 1, entrance on the water side<br /><a href="tel:+494066969100">+49 40 66969 100</a><br /><a href="mailto:karten@ostkai.example">karten@ostkai.example</a></p><p>On evenings with a performance it opens an hour before the start.</p>',
  ),
  'html_footer_bottom.code': both(
    '<p>Ostkai – Haus für Musik und Bühne ist eine gemeinnützige GmbH der Stadt und des Freundeskreises.</p>',
    '<p>Ostkai – House for Music and Stage is a charitable company of the city and the Friends of Ostkai.</p>',
  ),
  'html_footer_logos.code': both(
    '<h2>Mit Unterstützung von</h2><ul><li>Stiftung Kaiwerk</li><li>Hafenbank von 1871</li><li>Reederei Feddersen</li></ul>',
    '<h2>With the support of</h2><ul><li>Stiftung Kaiwerk</li><li>Hafenbank von 1871</li><li>Reederei Feddersen</li></ul>',
  ),
  whistleblowerLink: 'https://hinweise.ostkai.example/',
  'tickets.phone': '+49 40 66969-100',
  'tickets.groupBooking': 'gruppen@ostkai.example',
  'header.favoritesLink': href('favourites', 'de'),
  'header.basketLink': `${unlocalisedRoutes.webshop}/cart`,
  'header.webshopLink': unlocalisedRoutes.webshop,
  error_pages: {
    '404': both(
      lost(
        'de',
        'Hinter dieser Tür wird nicht gespielt. Vielleicht wurde die Seite verlegt, vielleicht hat sich in der Adresse ein Ton geändert.',
        'Was heute gespielt wird',
      ),
      lost('en', 'Nothing is played behind this door. The page may have moved, or a note in the address may have changed.', 'What is on today'),
    ),
  },
};
