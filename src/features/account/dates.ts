import { dayOf } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';

/** 'Freitag, 21. November 2026' of an instant as the API writes it. */
export const longDay = (language: Language, iso: string): string => longDate(language, dayOf(new Date(iso)));
