export const formats = ['jsonld', 'ics', 'csv'] as const;
export type Format = (typeof formats)[number];
