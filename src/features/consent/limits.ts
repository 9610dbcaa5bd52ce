/** What a choice may be about, as visitors read it; of the first nobody is asked. */
export const categories = ['required', 'optimization', 'marketing', 'external_media'] as const;

/** Those for which visitors are asked. */
export const optionalCategories = ['external_media', 'optimization', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** What somebody has chosen, as it is counted. */
export const choices = ['accepted', 'rejected', 'partly'] as const;
export type Choice = (typeof choices)[number];

/** Days for which a choice is kept, a refusal as long as a consent, where the settings say nothing else. */
export const usualConsentDays = 180;
/** Services that one list takes: the cookie names those that are allowed. */
export const maxServices = 40;
/** Choices that one address may have counted: forged ones would only spoil a statistic. */
export const choicesCounted = { name: 'consent', per: 'visitor', max: 20, seconds: 3_600 } as const;
