-- A list from now on asks when an event ends, so the indexes that answer lists alone include it.
drop index event_by_date, event_by_room, event_by_type;
create index event_by_date on event (date_start, id)
  include (day, date_end, time_known, room_id, type_id, tag_ids, series_ids, genre_ids) where is_online;
create index event_by_room on event (room_id, date_start, id)
  include (day, date_end, time_known, type_id, tag_ids, series_ids, genre_ids) where is_online;
create index event_by_type on event (type_id, date_start, id)
  include (day, date_end, time_known, room_id, tag_ids, series_ids, genre_ids) where is_online;

-- How many events there are, in all and with each option of a filter, is kept as well (src/features/programme/counts.server.ts).
-- Of an event only what decides in which lists it stands is told: its seats change all the time.
create trigger tell_change after insert or delete
  or update of production_id, date_start, date_end, time_known, room_id, type_id, is_online, tag_ids, series_ids, genre_ids on event
  for each statement execute function tell_change();
create trigger tell_change_truncate after truncate on event for each statement execute function tell_change();
