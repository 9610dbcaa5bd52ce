import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { statusText } from '../status/words/ticket-text.ts';
import type { StaffEvent } from './contract.ts';
import { t } from './strings.ts';

/** 'Sa 21/11/2026, 19.30 Uhr' */
export const dateOf = ({ day, date_start, time_known }: StaffEvent, language: Language): string =>
  displayDate(language, day) + (time_known ? `, ${displayTime(language, new Date(date_start))}` : '');

/** What visitors are told beside it, and whether they see it. */
export const stateOf = ({ status, is_online }: StaffEvent, language: Language): string =>
  [!is_online && t(language, 'offline'), status !== 'scheduled' && statusText(language, status)].filter(Boolean).join(' · ');
