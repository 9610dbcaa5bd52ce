-- How events are called in lists: kept in their rows.

create or replace function labels_of(tags int[], series int[], genres int[], accessibility int[])
  returns table (kind event_label_kind, label_id int) immutable language sql as $$
  select 'tag'::event_label_kind, unnest(tags) union select 'series', unnest(series)
  union select 'genre', unnest(genres) union select 'accessibility', unnest(accessibility)
$$;

create or replace function event_write_labels(written int[]) returns void language sql as $$
  insert into event_label (kind, label_id, id, date_start, date_end, day, time_known, has_tickets, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids)
  select label.kind, label.label_id, event.id, date_start, date_end, day, time_known, has_tickets, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids
  from event, labels_of(tag_ids, series_ids, genre_ids, accessibility_ids) as label
  where event.id = any (written) and is_online
  order by label.kind, label.label_id, date_start
$$;

create or replace function event_follow_labels() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from event_label using labels_of(old.tag_ids, old.series_ids, old.genre_ids, old.accessibility_ids) as label
    where event_label.kind = label.kind and event_label.label_id = label.label_id and event_label.date_start = old.date_start and event_label.id = old.id;
  else
    perform event_write_labels(array[new.id]);
  end if;
  return null;
end $$;

create or replace trigger event_labels_added after insert on event for each row
  when (new.is_online and (new.tag_ids, new.series_ids, new.genre_ids, new.accessibility_ids) <> ('{}', '{}', '{}', '{}'))
  execute function event_follow_labels();
-- Once for all dates of a statement: a release sets hundreds of them online.
create or replace function event_follow_changed_labels() returns trigger language plpgsql as $$
declare
  moved int[] := array(
    select id from was join changed using (id)
    where (was.date_start, was.date_end, was.time_known, was.is_online, was.has_tickets, was.room_id, was.type_id, was.tag_ids, was.series_ids, was.genre_ids, was.accessibility_ids)
      is distinct from (changed.date_start, changed.date_end, changed.time_known, changed.is_online, changed.has_tickets, changed.room_id, changed.type_id, changed.tag_ids, changed.series_ids, changed.genre_ids, changed.accessibility_ids));
begin
  if moved <> '{}' then
    delete from event_label using was, labels_of(was.tag_ids, was.series_ids, was.genre_ids, was.accessibility_ids) as label
    where was.id = any (moved) and was.is_online
      and event_label.kind = label.kind and event_label.label_id = label.label_id and event_label.date_start = was.date_start and event_label.id = was.id;
    perform event_write_labels(moved);
  end if;
  return null;
end $$;

create or replace trigger event_labels_changed after update on event referencing old table as was new table as changed
  for each statement execute function event_follow_changed_labels();
create or replace trigger event_labels_removed after delete on event for each row when (old.is_online) execute function event_follow_labels();

create or replace function event_empty_labels() returns trigger language plpgsql as $$
begin
  truncate event_label;
  return null;
end $$;

create or replace trigger event_labels_emptied after truncate on event execute function event_empty_labels();
