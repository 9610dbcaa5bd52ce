-- Staff change an event on the revision that they have seen (If-Match). Runs after the triggers of 0001 and 0004, by its name:
-- what the box office says of an event is no change of it, and leaves `updated_at` alone.
alter table event add column revision int not null default 1;

create function event_count_writes() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger event_written before update on event
  for each row when (old.updated_at is distinct from new.updated_at) execute function event_count_writes();
