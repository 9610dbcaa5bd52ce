-- Whether tickets can be had, as src/features/booking/availability.ts and src/features/programme/status/status.ts say it: of
-- what takes place and has an address for them, where a seat group has something left, or where no box office knows.
alter table event add column has_tickets boolean not null generated always as (
  status = 'scheduled' and coalesce(ticket_url, '') <> '' and (
    jsonb_path_exists(seat_groups, '$[*] ? (@.status != "0" && (!exists(@.timeslots[*]) || exists(@.timeslots[*] ? (@.status != "0"))))')
    or (coalesce(id_jet, '') = '' and seat_groups = '[]'::jsonb))
) stored;

-- A ticket that is sold is no change of the event (migration 0004), also where it was the last one.
create or replace function event_only_booked() returns trigger language plpgsql as $$
declare
  kept event := new;
begin
  kept.seat_groups := old.seat_groups;
  kept.prices := old.prices;
  kept.updated_at := old.updated_at;
  kept.day := old.day;                             -- not computed yet
  kept.has_tickets := old.has_tickets;             -- nor is this
  if kept is not distinct from old then
    new.updated_at := old.updated_at;
  end if;
  return new;
end $$;

-- The indexes that answer lists alone include it.
drop index event_by_date, event_by_room, event_by_type, event_lasting;
create index event_by_date on event (date_start, id)
  include (day, date_end, time_known, has_tickets, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids) where is_online;
create index event_by_room on event (room_id, date_start, id)
  include (day, date_end, time_known, has_tickets, type_id, tag_ids, series_ids, genre_ids, accessibility_ids) where is_online;
create index event_by_type on event (type_id, date_start, id)
  include (day, date_end, time_known, has_tickets, room_id, tag_ids, series_ids, genre_ids, accessibility_ids) where is_online;
create index event_lasting on event (date_end)
  include (date_start, day, time_known, has_tickets, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids)
  where is_online and (date_end at time zone 'Europe/Berlin')::date > day;
