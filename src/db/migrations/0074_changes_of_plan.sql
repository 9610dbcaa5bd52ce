-- What a change of plan leaves of what was announced: which event takes the evening of one that is cancelled, and when and
-- where one that was moved was to be.
alter table event
  add column replaced_by int references event on delete set null check (replaced_by <> id),
  add column announced_start timestamptz,
  add column announced_room_id int references room on delete set null;
create index event_by_replaced_by on event (replaced_by) where replaced_by is not null;
create index event_by_announced_room on event (announced_room_id) where announced_room_id is not null;

-- What takes place is not replaced, and what is where it was announced was not moved.
create function event_keep_plan() returns trigger language plpgsql as $$
begin
  if new.status <> 'cancelled' then new.replaced_by := null; end if;
  if new.announced_start = new.date_start then new.announced_start := null; end if;
  if new.announced_room_id = new.room_id then new.announced_room_id := null; end if;
  return new;
end $$;
create trigger event_plan before insert or update on event for each row execute function event_keep_plan();

-- That staff mend a time or a hall is no news. It is where it is a change of plan, or comes from outside the back office.
create or replace function event_tell_news() returns trigger language plpgsql as $$
declare
  kind programme_news_kind := case
    when not old.is_online then 'announced'
    when new.status <> old.status then case new.status when 'cancelled' then 'cancelled' when 'postponed' then 'postponed' else 'restored' end
    else 'moved'
  end;
begin
  if kind <> 'moved' or record_setting('plan') = 'changed' or coalesce(record_setting('via'), 'import') = 'import' then
    insert into programme_news (event_id, kind) values (new.id, kind);
  end if;
  return null;
end $$;
