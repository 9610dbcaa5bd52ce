/** Whose media and partners are meant: an event's own, or a production's. */
export type Owner = { column: 'event_id' | 'production_id'; id: number };

export const ownerColumns = ({ column, id }: Owner) => ({
  event_id: column === 'event_id' ? id : null,
  production_id: column === 'production_id' ? id : null,
});
