-- Productions have a list and pages of their own (V §2, §7, §9).

-- When an event is over, as lists leave it out: one whose end is not known two hours after its beginning (stillOnMinutes in
-- src/features/programme/limits.ts), of an unknown time when its day is.
create function event_over(date_start timestamptz, date_end timestamptz, time_known boolean, day date) returns timestamptz immutable language sql as $$
  select coalesce(date_end, case when time_known then date_start + interval '120 minutes' else (day + 1)::timestamp at time zone 'Europe/Berlin' end)
$$;

-- From when to when a production can be seen, kept from those of its events that are online: a list of productions reads
-- no events, and one without these has no page. What ends in the night after its last evening ends on that evening.
alter table production
  add column first_day date,
  add column last_day date,
  add column last_over timestamptz,
  add column tag_ids int[] not null default '{}',
  add column opening_hours jsonb not null default '{}',   -- paragraphs: of an exhibition, of the evening box office
  add column promoter jsonb not null default '{}';        -- who presents it, where that is not the venue

create function production_keep_span(changed int[]) returns void language sql as $$
  update production set first_day = span.first_day, last_day = span.last_day, last_over = span.last_over
  from (
    select production_id as id, min(day) filter (where is_online) as first_day, max(event_over(date_start, date_end, time_known, day)) filter (where is_online) as last_over,
           max(case when date_end - date_start > interval '12 hours' then ((date_end - interval '1 microsecond') at time zone 'Europe/Berlin')::date else day end)
             filter (where is_online) as last_day
    from event where production_id = any(changed) group by production_id
    union all
    select id, null, null, null from production where id = any(changed) and not exists (select from event where production_id = production.id)
  ) as span
  where production.id = span.id
    and (production.first_day, production.last_day, production.last_over) is distinct from (span.first_day, span.last_day, span.last_over)
$$;

create function production_events_changed() returns trigger language plpgsql as $$
begin
  perform production_keep_span(array(select distinct production_id from changed));
  return null;
end $$;
create trigger production_span_added after insert on event referencing new table as changed
  for each statement execute function production_events_changed();
create trigger production_span_removed after delete on event referencing old table as changed
  for each statement execute function production_events_changed();

create function production_event_moved() returns trigger language plpgsql as $$
begin
  perform production_keep_span(array[old.production_id, new.production_id]);
  return null;
end $$;
create trigger production_span_moved after update of production_id, date_start, date_end, time_known, is_online on event for each row
  when ((old.production_id, old.date_start, old.date_end, old.time_known, old.is_online)
    is distinct from (new.production_id, new.date_start, new.date_end, new.time_known, new.is_online))
  execute function production_event_moved();

-- The array on production follows its link table, as on event (migration 0001).
create function production_follow_tags() returns trigger language plpgsql as $$
declare
  target int := coalesce(new.production_id, old.production_id);
begin
  update production set tag_ids = (select coalesce(array_agg(tag_id order by tag_id), '{}') from production_tag where production_id = target) where id = target;
  return null;
end $$;
create trigger production_tag_follow after insert or delete on production_tag for each row execute function production_follow_tags();

select production_keep_span(array(select id from production));
update production set tag_ids = links.tag_ids
from (select production_id, array_agg(tag_id order by tag_id) as tag_ids from production_tag group by production_id) as links
where links.production_id = production.id;

create index production_by_last on production (last_over, id) include (season_id, type_id, tag_ids);

-- A production's next date, and the days on which one of several is on, are read from an index alone.
drop index event_by_production;
create index event_by_production on event (production_id, date_start) include (day, date_end, time_known, is_online);

-- What a season is about, as its programme book says it.
alter table season add column description jsonb not null default '{}';
