import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  account: { de: 'Konto', en: 'Account' },
  my_profile: { de: 'Mein Profil', en: 'My Profile' },
  back_office: { de: 'Backoffice', en: 'Back office' },
  log_out: { de: 'Abmelden', en: 'Log out' },
});
