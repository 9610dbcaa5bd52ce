import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  csrf_failed: {
    de: 'Die Anfrage ließ sich nicht dieser Website zuordnen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    en: 'The request could not be matched to this website. Please reload the page and try again.',
  },
});
