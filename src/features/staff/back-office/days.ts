import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';

/** 'Fr 21/11/2026' of an instant as the API writes it. */
export const displayDay = (language: Language, iso: string): string => displayDate(language, dayOf(new Date(iso)));
