-- What subscribers of calendars have to hear of: a production's new title, and an event that is no longer shown.

-- A calendar takes the new title of a production only when SEQUENCE grows (RFC 5545 §3.8.7.4); events with a title of
-- their own keep it. The texts of a production are part of every feed, so its last change is kept as well.
create function production_count_revision() returns trigger language plpgsql as $$
begin
  if new.updated_at is not distinct from old.updated_at and
     (new.preline, new.title, new.subtitle, new.description) is distinct from (old.preline, old.title, old.subtitle, old.description) then
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger production_revision before update on production for each row execute function production_count_revision();

create function has_text(texts jsonb) returns boolean immutable language sql as $$
  select exists (select from jsonb_each_text(coalesce(texts, '{}')) as text where text.value <> '')
$$;

create function production_revise_events() returns trigger language plpgsql as $$
begin
  update event set sequence = sequence + 1
  where production_id = new.id
    and ((new.title is distinct from old.title and not has_text(event.title))
      or (new.subtitle is distinct from old.subtitle and not has_text(event.subtitle)));
  return null;
end $$;
create trigger production_events after update of title, subtitle on production
  for each row when (new.title is distinct from old.title or new.subtitle is distinct from old.subtitle)
  execute function production_revise_events();

-- An event that was shown and is not any more, as it was last shown: calendars that have it are told that it is
-- cancelled, and learn nothing that was changed since. No reference: it outlives the event.
create table withdrawn_event (
  id           int primary key,
  date_start   timestamptz not null,
  date_end     timestamptz,
  time_known   boolean not null,
  day          date not null,
  room_id      int not null,
  type_id      int not null,
  tag_ids      int[] not null,
  series_ids   int[] not null,
  genre_ids    int[] not null,
  sequence     int not null,
  withdrawn_at timestamptz not null default now()
);
create index withdrawn_event_by_date on withdrawn_event (date_start);

create function event_withdraw() returns trigger language plpgsql as $$
begin
  if not old.is_online then
    delete from withdrawn_event where id = old.id;
  else
    insert into withdrawn_event (id, date_start, date_end, time_known, day, room_id, type_id, tag_ids, series_ids, genre_ids, sequence)
    values (old.id, old.date_start, old.date_end, old.time_known, old.day, old.room_id, old.type_id, old.tag_ids, old.series_ids, old.genre_ids, old.sequence + 1);
  end if;
  return null;
end $$;
create trigger event_deleted after delete on event for each row when (old.is_online) execute function event_withdraw();
create trigger event_shown after update of is_online on event
  for each row when (old.is_online is distinct from new.is_online) execute function event_withdraw();

-- As before (0001), and each time that an event goes or comes back its SEQUENCE grows as well.
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
