-- Rooms, productions and events as records. What the box office writes of an event is no part of its history.

select keep_records('room', 'name->>''de''', 'join_words(name->>''de'', name->>''en'')');
drop trigger record_parts_added on room;
drop trigger record_parts_removed on room;
drop trigger record_parts_changed on room;
select keep_record_parts('room', 'venue', 'rooms', 'venue_id', order_column => 'sort', machine => '{sort,revision,list_title,list_text}');

select keep_records('production', 'title->>''de''', 'join_words(title->>''de'', title->>''en'', subtitle->>''de'', subtitle->>''en'', identifier)',
  '{first_day,last_day,last_over,tag_ids}', counts => false);
select keep_record_parts('production_tag', 'production', 'tags', 'production_id', 'tag_id');
-- A production whose tags alone are changed is written too, for its revision.
create trigger record_linked before update of revision on production for each row when (old.revision = new.revision) execute function count_record_writes();

select keep_records('event', 'lpad(extract(year from (date_start at time zone ''Europe/Berlin'')::date)::text, 4, ''0'') || lpad(extract(month from (date_start at time zone ''Europe/Berlin'')::date)::text, 2, ''0'') || lpad(extract(day from (date_start at time zone ''Europe/Berlin'')::date)::text, 2, ''0'')', 'join_words(title->>''de'', title->>''en'', id_jet, identifier)',
  '{seat_groups,sequence,day,has_tickets,tag_ids,series_ids,genre_ids}', counts => false);
drop trigger record_noted on event;
create trigger record_noted after insert or delete on event for each row
  execute function note_record_row('{seat_groups,sequence,day,has_tickets,tag_ids,series_ids,genre_ids,revision,list_title,list_text,updated_at}');
create trigger record_change_noted after update on event for each row when (old.revision is distinct from new.revision)
  execute function note_record_row('{seat_groups,sequence,day,has_tickets,tag_ids,series_ids,genre_ids,revision,list_title,list_text,updated_at}');
select keep_record_parts('event_series', 'event', 'series', 'event_id', 'series_id');
select keep_record_parts('event_tag', 'event', 'tags', 'event_id', 'tag_id');
select keep_record_parts('event_genre', 'event', 'genres', 'event_id', 'genre_id');

-- Generated columns are not computed yet before a row is written. Prices that staff write are a change of the event.
create or replace function event_only_booked() returns trigger language plpgsql as $$
declare
  kept event := new;
begin
  kept.seat_groups := old.seat_groups;
  if record_setting('via') is null then kept.prices := old.prices; end if;
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

-- What stands in blocks on the page of what lies in the bin stays until the bin is emptied.
create or replace function delete_containers_of() returns trigger language plpgsql as $$
begin
  if not exists (select from record_bin where kind = tg_table_name::text and record_id = old.id) then
    delete from container where content_type = tg_table_name::text and object_id = old.id;
  end if;
  return null;
end $$;
create function empty_programme_bin() returns trigger language plpgsql as $$
declare
  is_back boolean;
begin
  execute format('select exists (select from %I where id = $1)', old.kind) into is_back using old.record_id;
  if not is_back then
    delete from container where content_type = old.kind and object_id = old.record_id;
  end if;
  return null;
end $$;
create constraint trigger programme_bin_emptied after delete on record_bin deferrable initially deferred for each row
  when (old.kind in ('event', 'production')) execute function empty_programme_bin();

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index event_by_words on event using gin (list_text gin_trgm_ops);
    create index production_by_words on production using gin (list_text gin_trgm_ops);
  end if;
end $$;

create index production_by_beginning on production (list_title text_pattern_ops);

-- An event that comes back out of the bin is withdrawn no longer, and calendars take it as newer than its withdrawal.
create function event_return() returns trigger language plpgsql as $$
declare
  withdrawn int;
begin
  delete from withdrawn_event where id = new.id returning sequence into withdrawn;
  if withdrawn is not null then
    new.sequence := withdrawn + 1;
  end if;
  return new;
end $$;
create trigger event_returned before insert on event for each row execute function event_return();
