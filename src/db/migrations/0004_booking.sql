-- What the box office said of an event, and when (V §3 "Booking"). Its seat groups and prices stand on the event itself,
-- where every list reads them; a table of its own, because the age changes all day and the event does not.
create table event_booking (
  event_id    int primary key references event on delete cascade,
  sale        text not null check (sale in ('on_sale', 'not_open', 'closed', 'over', 'cancelled', 'postponed')),
  max_tickets int check (max_tickets > 0),
  as_of       timestamptz not null
);

-- For calendars, feeds and search engines an event has not changed because a ticket was sold. Runs after event_revision
-- (triggers of one kind run in the order of their names) and takes back what that has written.
create function event_only_booked() returns trigger language plpgsql as $$
declare
  kept event := new;
begin
  kept.seat_groups := old.seat_groups;
  kept.prices := old.prices;
  kept.updated_at := old.updated_at;
  kept.day := old.day;                             -- not computed yet
  if kept is not distinct from old then
    new.updated_at := old.updated_at;
  end if;
  return new;
end $$;
create trigger event_revision_only_booked before update on event
  for each row when (old.seat_groups is distinct from new.seat_groups or old.prices is distinct from new.prices)
  execute function event_only_booked();

create index event_by_id_jet on event (id_jet) where id_jet is not null;
