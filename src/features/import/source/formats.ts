export const formats = ['jsonld', 'ics', 'csv', 'xlsx', 'ods'] as const;
export type Format = (typeof formats)[number];
