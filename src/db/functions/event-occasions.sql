-- Premiere, last time, numbers within a series: what a date is among the dates of its run.

-- Of all dates that are planned firmly and take place, whether they are online or not: a last evening is the last only if
-- there is no other. Seasons begin in August; what is performed again after less than four weeks goes on.
create or replace function event_keep_occasions(productions int[]) returns void language sql as $$
  with dated as (
    select id, day, lag(day) over run as day_before, lead(day) over run as day_after
    from event where production_id = any (productions) and status = 'scheduled' and planning = 'confirmed'
    window run as (partition by production_id order by date_start, id)
  ), told as (
    select event.id, case
      when day_before is null and day_after is not null then 'premiere'
      when day_before is not null and day_after is null then 'last'
      when extract(year from dated.day - interval '7 months') > extract(year from day_before - interval '7 months') and dated.day - day_before >= 28 then 'revival'
    end as occasion
    from event left join dated on dated.id = event.id where event.production_id = any (productions)
  )
  update event set derived_occasion = told.occasion from told where event.id = told.id and event.derived_occasion is distinct from told.occasion
$$;

create or replace function event_run_changed() returns trigger language plpgsql as $$
begin
  perform event_keep_occasions(array(select distinct production_id from changed));
  return null;
end $$;

create or replace trigger event_occasions_added after insert on event referencing new table as changed for each statement execute function event_run_changed();
create or replace trigger event_occasions_removed after delete on event referencing old table as changed for each statement execute function event_run_changed();

create or replace function event_run_moved() returns trigger language plpgsql as $$
declare
  moved int[] := array(
    select distinct production_id from (
      select unnest(array[was.production_id, changed.production_id]) as production_id from was join changed using (id)
      where (was.production_id, was.date_start, was.status, was.planning) is distinct from (changed.production_id, changed.date_start, changed.status, changed.planning)
    ) as of_runs);
begin
  if moved <> '{}' then perform event_keep_occasions(moved); end if;
  return null;
end $$;

create or replace trigger event_occasions_moved after update on event referencing old table as was new table as changed for each statement execute function event_run_moved();

-- The array on event names the series that are online: so they are nowhere with their dates, nor counted or found by them.
create or replace function event_keep_series(changed int[]) returns void language sql as $$
  update event set series_ids = shown.ids
  from (
    select target, coalesce((select array_agg(series_id order by series_id) from event_series join series on series.id = series_id
      where event_id = target and series.is_online), '{}') as ids
    from unnest(changed) as target
  ) as shown
  where event.id = shown.target
$$;
