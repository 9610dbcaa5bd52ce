import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  confirm_email: { de: 'Neue Adresse bestätigen', en: 'Confirm your new address' },
  confirm_email_description: { de: 'Die neue Adresse Ihres Kontos bestätigen.', en: 'Confirm the new address of your account.' },
  confirm_email_lead: {
    de: 'Bitte geben Sie das Passwort Ihres Kontos ein. Dann gilt die neue Adresse.',
    en: 'Please enter the password of your account. Then the new address holds.',
  },
});
