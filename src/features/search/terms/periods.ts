/** Days up to today. */
export const periods = ['7', '28', '30', '90', '365'] as const;
export const defaultPeriod = '30';
/** What it found: nothing, or only something by what was probably meant. */
export const results = ['none', 'corrected'] as const;
