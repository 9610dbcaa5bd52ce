import { defineStrings } from '#i18n/strings.ts';

export const roleName = defineStrings({
  visitor: { de: 'Besucherkonto', en: 'Visitor' },
  editor: { de: 'Redaktion', en: 'Editor' },
  manager: { de: 'Leitung der Redaktion', en: 'Manager' },
  admin: { de: 'Verwaltung', en: 'Administration' },
});
