-- A list also holds what began on an earlier day and is not over. Only events that end on a later day than they begin
-- can be that: the index of these alone says where a list has to begin to read, and on which days of the calendar something
-- is on (src/features/programme/listing.server.ts).
create index event_lasting on event (date_end)
  include (date_start, day, time_known, room_id, type_id, tag_ids, series_ids, genre_ids)
  where is_online and (date_end at time zone 'Europe/Berlin')::date > day;
