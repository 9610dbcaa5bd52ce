/** Of one table. `cell` and `caption` in characters; `usual` columns has a new one. */
export const tableLimits = { columns: 12, rows: 200, cell: 2_000, caption: 300, usual: { columns: 3, rows: 3 } } as const;
