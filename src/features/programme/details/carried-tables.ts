export type CarriedTable = readonly [table: string, columns: readonly string[]];

export const rowTables = {
  series: [['event_series', ['series_id']]],
  tags: [
    ['event_tag', ['tag_id']],
    ['event_genre', ['genre_id']],
  ],
  cast: [
    ['credit', ['person_id', 'role_id', 'position']],
    ['programme_item', ['work_id', 'note', 'position']],
  ],
  media: [
    ['event_media', ['asset_id', 'video_url', 'title', 'poster_id', 'captions_de_id', 'captions_en_id', 'position']],
    ['partnership', ['partner_id', 'kind', 'position']],
  ],
} as const satisfies Record<string, readonly CarriedTable[]>;
