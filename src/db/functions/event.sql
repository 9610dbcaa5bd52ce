-- What a change of an event brings with it.

-- When an event is over, as lists leave it out: one whose end is not known two hours after its beginning (stillOnMinutes in
-- src/features/programme/limits.ts), of an unknown time when its day is.
create or replace function event_over(date_start timestamptz, date_end timestamptz, time_known boolean, day date) returns timestamptz immutable language sql as $$
  select coalesce(date_end, case when time_known then date_start + interval '120 minutes' else (day + 1)::timestamp at time zone 'Europe/Berlin' end)
$$;

-- Subscribed calendars take a change only when SEQUENCE grows (RFC 5545 §3.8.7.4); going offline and coming back are such changes.
create or replace function event_count_revision() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  if (old.date_start, old.date_end, old.time_known, old.room_id, old.status, old.is_online) is distinct from
     (new.date_start, new.date_end, new.time_known, new.room_id, new.status, new.is_online)
     or old.title is distinct from new.title then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end $$;

create or replace trigger event_revision before update on event for each row execute function event_count_revision();

-- That another date of the run was added is no change of this one, nor is what the box office says of it.
create or replace function event_only_booked() returns trigger language plpgsql as $$
declare
  kept event := new;
begin
  kept.seat_groups := old.seat_groups;
  if record_setting('via') is null then kept.prices := old.prices; end if;
  kept.derived_occasion := old.derived_occasion;
  kept.updated_at := old.updated_at;
  kept.day := old.day;
  kept.has_tickets := old.has_tickets;
  kept.list_title := old.list_title;
  kept.list_text := old.list_text;
  if kept is not distinct from old then
    new.updated_at := old.updated_at;
  end if;
  return new;
end $$;

create or replace trigger event_revision_only_booked before update on event
  for each row when ((old.seat_groups, old.prices, old.derived_occasion) is distinct from (new.seat_groups, new.prices, new.derived_occasion))
  execute function event_only_booked();

create or replace function event_count_writes() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

create or replace trigger event_written before update on event
  for each row when (old.updated_at is distinct from new.updated_at) execute function event_count_writes();

-- An event that is written twice in a transaction has one revision for both, and what it came to in its history.
create or replace trigger record_change_noted after update on event for each row
  when (old.revision is distinct from new.revision or new.updated_at = now())
  execute function note_record_row('{seat_groups,sequence,day,has_tickets,tag_ids,series_ids,genre_ids,derived_occasion,revision,list_title,list_text,updated_at}');

-- What takes place is not replaced, and what is where it was announced was not moved.
create or replace function event_keep_plan() returns trigger language plpgsql as $$
begin
  if new.status <> 'cancelled' then new.replaced_by := null; end if;
  if new.announced_start = new.date_start then new.announced_start := null; end if;
  if new.announced_room_id = new.room_id then new.announced_room_id := null; end if;
  return new;
end $$;

create or replace trigger event_plan before insert or update on event for each row execute function event_keep_plan();

-- The arrays on event follow the link tables.
create or replace function event_follow_links() returns trigger language plpgsql as $$
declare
  target int := coalesce(new.event_id, old.event_id);
begin
  if tg_table_name = 'event_tag' then
    update event set tag_ids = (select coalesce(array_agg(tag_id order by tag_id), '{}') from event_tag where event_id = target) where id = target;
  elsif tg_table_name = 'event_series' then
    perform from series where id = coalesce(new.series_id, old.series_id) for share;
    perform event_keep_series(array[target]);
  else
    update event set genre_ids = (select coalesce(array_agg(genre_id order by genre_id), '{}') from event_genre where event_id = target) where id = target;
  end if;
  return null;
end $$;

create or replace trigger event_genre_follow after insert or delete on event_genre for each row execute function event_follow_links();
create or replace trigger event_series_follow after insert or delete on event_series for each row execute function event_follow_links();
create or replace trigger event_tag_follow after insert or delete on event_tag for each row execute function event_follow_links();

create or replace function event_announce() returns trigger language plpgsql as $$
begin
  insert into programme_news (event_id, kind)
  select id, 'announced' from new_rows where is_online and date_start > now() order by id;
  return null;
end $$;

create or replace trigger event_announced after insert on event referencing new table as new_rows for each statement execute function event_announce();

-- That staff mend a time or a hall is no news. It is where it is a change of plan, or comes from outside the back office.
create or replace function event_tell_news() returns trigger language plpgsql as $$
begin
  insert into programme_news (event_id, kind)
  select id, kind from (
    select changed.id, case
      when not was.is_online then 'announced'
      when changed.status <> was.status then case changed.status when 'cancelled' then 'cancelled' when 'postponed' then 'postponed' else 'restored' end
      else 'moved'
    end::programme_news_kind as kind
    from was join changed using (id)
    where changed.is_online and changed.date_start > now()
      and (was.is_online, was.status, was.date_start, was.room_id) is distinct from (changed.is_online, changed.status, changed.date_start, changed.room_id)
  ) as news
  where kind <> 'moved' or record_setting('plan') = 'changed' or coalesce(record_setting('via'), 'import') = 'import'
  order by id;
  return null;
end $$;

create or replace trigger event_news after update on event referencing old table as was new table as changed
  for each statement execute function event_tell_news();

create or replace function event_withdraw() returns trigger language plpgsql as $$
begin
  if not old.is_online then
    delete from withdrawn_event where id = old.id;
  else
    insert into withdrawn_event
      (id, date_start, date_end, time_known, day, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids, sequence)
    values (old.id, old.date_start, old.date_end, old.time_known, old.day, old.room_id, old.type_id, old.tag_ids, old.series_ids, old.genre_ids,
            old.accessibility_ids, old.sequence + 1);
  end if;
  return null;
end $$;

create or replace trigger event_deleted after delete on event for each row when (old.is_online) execute function event_withdraw();
create or replace trigger event_shown after update of is_online on event
  for each row when (old.is_online is distinct from new.is_online) execute function event_withdraw();

-- An event that comes back out of the bin is withdrawn no longer, and calendars take it as newer than its withdrawal.
create or replace function event_return() returns trigger language plpgsql as $$
declare
  withdrawn int;
begin
  delete from withdrawn_event where id = new.id returning sequence into withdrawn;
  if withdrawn is not null then
    new.sequence := withdrawn + 1;
  end if;
  return new;
end $$;

create or replace trigger event_returned before insert on event for each row execute function event_return();

create or replace function empty_programme_bin() returns trigger language plpgsql as $$
declare
  is_back boolean;
begin
  execute format('select exists (select from %I where id = $1)', old.kind) into is_back using old.record_id;
  if not is_back then
    delete from container where content_type = old.kind and object_id = old.record_id;
  end if;
  return null;
end $$;

drop trigger if exists programme_bin_emptied on record_bin;
create constraint trigger programme_bin_emptied after delete on record_bin deferrable initially deferred for each row
  when (old.kind in ('event', 'production')) execute function empty_programme_bin();
