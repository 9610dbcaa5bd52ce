import { referenceField } from '#content/index.ts';

export const releaseField = referenceField({
  label: { de: 'Veröffentlichung', en: 'Release' },
  help: { de: 'Geht mit ihr online; bis dahin wissen Besucher nichts davon.', en: 'Goes online with it; visitors know nothing of it until then.' },
  to: 'release',
});
