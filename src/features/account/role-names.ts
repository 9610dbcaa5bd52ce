import { defineStrings } from '#i18n/strings.ts';

/** What the roles of decisions.md are called. */
export const roleName = defineStrings({
  visitor: { de: 'Besucherkonto', en: 'Visitor' },
  editor: { de: 'Redaktion', en: 'Editor' },
  manager: { de: 'Leitung der Redaktion', en: 'Manager' },
  admin: { de: 'Verwaltung', en: 'Administration' },
});
