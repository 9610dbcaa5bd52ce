import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  gtc: { de: 'AGB', en: 'Terms and conditions' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy policy' },
  cookies: { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  whistleblower: { de: 'Hinweisgeberschutz', en: 'Whistleblower protection' },
});
