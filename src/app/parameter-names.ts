import { parameterName } from '#features/programme/index.ts';
import type { Language } from '#i18n/language.ts';

/** What features call the parameters of their pages' addresses: each knows its own, and answers null for all others. */
export const parameterNames: readonly ((parameter: string, language: Language) => string | null)[] = [parameterName];
