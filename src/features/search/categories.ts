/** What results are split into (V §1, §7). In the URL: `/de/search/events/2`. */
export const categories = ['events', 'others'] as const;
export type Category = (typeof categories)[number];

export const isCategory = (text: unknown): text is Category => categories.some((category) => category === text);
