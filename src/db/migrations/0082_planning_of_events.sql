-- What planners say of a date among themselves, what press says of its texts, and what a date is in its run (docs/decisions/0133).

-- Only what is confirmed can be seen by visitors, whoever writes it.
alter table event add column planning text not null default 'confirmed' check (planning in ('idea', 'option', 'confirmed'));
create or replace function event_wait() returns trigger language plpgsql as $$
declare shown boolean;
begin
  if new.planning <> 'confirmed' then
    new.is_online := false;
    return new;
  end if;
  select is_online into shown from production where id = new.production_id for no key update;
  if not shown then
    new.is_online := false;
    new.waits_for_production := true;
  elsif release_holds(new.release_id) then
    new.is_online := false;
  else
    new.waits_for_production := false;
  end if;
  return new;
end $$;
drop trigger event_held on event;
create trigger event_held before insert or update of is_online, planning on event for each row when (new.is_online) execute function event_wait();
create index event_by_planning on event (date_start) where planning <> 'confirmed';

alter table production
  add column text_done_de boolean not null default false, add column text_done_en boolean not null default false,
  add column press_cleared_de boolean not null default false, add column press_cleared_en boolean not null default false;
-- For staff they are a change, for visitors the production has not changed.
create trigger production_ticked before update of text_done_de, text_done_en, press_cleared_de, press_cleared_en on production for each row
  when ((old.text_done_de, old.text_done_en, old.press_cleared_de, old.press_cleared_en) is distinct from (new.text_done_de, new.text_done_en, new.press_cleared_de, new.press_cleared_en))
  execute function production_count_writes();
create index production_with_texts_done on production (id) where text_done_de or text_done_en;
create index production_cleared_for_press on production (id) where press_cleared_de or press_cleared_en;

-- The first of a run, its last, and the first after a summer, of kinds that say so; `occasion` overrules it.
alter table exhibition_type add column names_occasions boolean not null default false;
alter table event
  add column occasion text not null default 'automatic' check (occasion in ('automatic', 'none', 'premiere', 'revival', 'last')),
  add column derived_occasion text check (derived_occasion in ('premiere', 'revival', 'last'));

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
drop trigger event_revision_only_booked on event;
create trigger event_revision_only_booked before update on event
  for each row when ((old.seat_groups, old.prices, old.derived_occasion) is distinct from (new.seat_groups, new.prices, new.derived_occasion))
  execute function event_only_booked();
drop trigger record_noted on event;
create trigger record_noted after insert or delete on event for each row
  execute function note_record_row('{seat_groups,sequence,day,has_tickets,tag_ids,series_ids,genre_ids,derived_occasion,revision,list_title,list_text,updated_at}');
drop trigger record_change_noted on event;
create trigger record_change_noted after update on event for each row when (old.revision is distinct from new.revision)
  execute function note_record_row('{seat_groups,sequence,day,has_tickets,tag_ids,series_ids,genre_ids,derived_occasion,revision,list_title,list_text,updated_at}');

-- Of all dates that are planned firmly and take place, whether they are online or not: a last evening is the last only if
-- there is no other. Seasons begin in August; what is performed again after less than four weeks goes on.
create function event_keep_occasions(productions int[]) returns void language sql as $$
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
create function event_run_changed() returns trigger language plpgsql as $$
begin
  perform event_keep_occasions(array(select distinct production_id from changed));
  return null;
end $$;
create trigger event_occasions_added after insert on event referencing new table as changed for each statement execute function event_run_changed();
create trigger event_occasions_removed after delete on event referencing old table as changed for each statement execute function event_run_changed();
create function event_run_moved() returns trigger language plpgsql as $$
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
create trigger event_occasions_moved after update on event referencing old table as was new table as changed for each statement execute function event_run_moved();

select event_keep_occasions(array(select id from production));
