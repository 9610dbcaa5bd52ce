import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  disturbs_itself: { de: 'Ein Raum stört nicht sich selbst. Bitte wählen Sie andere.', en: 'A room does not disturb itself. Please choose others.' },
});
