import type { Bilingual } from '#content/index.ts';

export const requiredText: Bilingual = { de: 'Bitte füllen Sie dieses Feld auf Deutsch aus.', en: 'Please fill in this field in German.' };
export const invalidValue: Bilingual = { de: 'Dieser Wert passt nicht in dieses Feld.', en: 'This value does not fit this field.' };
