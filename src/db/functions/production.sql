-- What a change of a production brings with it, and how long it runs.

-- A calendar takes the new title of a production only when SEQUENCE grows (RFC 5545 §3.8.7.4); events with a title of
-- their own keep it. The texts of a production are part of every feed, so its last change is kept as well.
create or replace function production_count_revision() returns trigger language plpgsql as $$
begin
  if new.updated_at is not distinct from old.updated_at and
     (new.preline, new.title, new.subtitle, new.description) is distinct from (old.preline, old.title, old.subtitle, old.description) then
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace trigger production_revision before update on production for each row execute function production_count_revision();

create or replace function production_count_writes() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

create or replace trigger production_ticked
  before update of text_done_de, text_done_en, press_cleared_de, press_cleared_en, has_press, press_from, press_text, press_document_id on production for each row
  when ((old.text_done_de, old.text_done_en, old.press_cleared_de, old.press_cleared_en, old.has_press, old.press_from, old.press_text, old.press_document_id)
    is distinct from (new.text_done_de, new.text_done_en, new.press_cleared_de, new.press_cleared_en, new.has_press, new.press_from, new.press_text, new.press_document_id))
  execute function production_count_writes();
create or replace trigger production_written
  before update of preline, title, subtitle, description, opening_hours, promoter, type_id, season_id, image_id, details, is_online, release_id on production for each row
  when ((old.preline, old.title, old.subtitle, old.description, old.opening_hours, old.promoter, old.type_id, old.season_id, old.image_id, old.details, old.is_online, old.release_id)
    is distinct from (new.preline, new.title, new.subtitle, new.description, new.opening_hours, new.promoter, new.type_id, new.season_id, new.image_id, new.details, new.is_online, new.release_id))
  execute function production_count_writes();

create or replace function production_revise_events() returns trigger language plpgsql as $$
begin
  update event set sequence = sequence + 1
  where production_id = new.id
    and ((new.title is distinct from old.title and not has_text(event.title))
      or (new.subtitle is distinct from old.subtitle and not has_text(event.subtitle)));
  return null;
end $$;

create or replace trigger production_events after update of title, subtitle on production
  for each row when (new.title is distinct from old.title or new.subtitle is distinct from old.subtitle)
  execute function production_revise_events();

-- A text that changes after it was ticked loses its ticks in that language: it asks to be read again (docs/decisions/0157).
create or replace function production_untick() returns trigger language plpgsql as $$
declare
  told constant text[] := array['title', 'preline', 'subtitle', 'description'];
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  de boolean;
  en boolean;
begin
  select bool_or(before->name->>'de' is distinct from after->name->>'de'), bool_or(before->name->>'en' is distinct from after->name->>'en')
    into de, en from unnest(told) as name;
  -- What is ticked in the same write has been read as it now stands.
  new.text_done_de := new.text_done_de and not (de and old.text_done_de);
  new.text_done_en := new.text_done_en and not (en and old.text_done_en);
  de := de or old.press_text->>'de' is distinct from new.press_text->>'de';
  en := en or old.press_text->>'en' is distinct from new.press_text->>'en';
  new.press_cleared_de := new.press_cleared_de and not (de and old.press_cleared_de);
  new.press_cleared_en := new.press_cleared_en and not (en and old.press_cleared_en);
  return new;
end $$;

-- By its name before `production_ticked` and `production_written`, which count the write once.
create or replace trigger production_text_changed before update of title, preline, subtitle, description, press_text on production for each row
  when ((old.text_done_de or old.text_done_en or old.press_cleared_de or old.press_cleared_en)
    and (old.title, old.preline, old.subtitle, old.description, old.press_text) is distinct from (new.title, new.preline, new.subtitle, new.description, new.press_text))
  execute function production_untick();

create or replace function production_keep_span(changed int[]) returns void language sql as $$
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

create or replace function production_events_changed() returns trigger language plpgsql as $$
begin
  perform production_keep_span(array(select distinct production_id from changed));
  return null;
end $$;

create or replace trigger production_span_added after insert on event referencing new table as changed
  for each statement execute function production_events_changed();
create or replace trigger production_span_removed after delete on event referencing old table as changed
  for each statement execute function production_events_changed();

create or replace function production_event_moved() returns trigger language plpgsql as $$
declare
  moved int[] := array(
    select distinct production_id from (
      select unnest(array[was.production_id, changed.production_id]) as production_id from was join changed using (id)
      where (was.production_id, was.date_start, was.date_end, was.time_known, was.is_online)
        is distinct from (changed.production_id, changed.date_start, changed.date_end, changed.time_known, changed.is_online)) as of_events);
begin
  if moved <> '{}' then perform production_keep_span(moved); end if;
  return null;
end $$;

create or replace trigger production_span_moved after update on event referencing old table as was new table as changed
  for each statement execute function production_event_moved();

-- The array on production follows its link table, as on event.
create or replace function production_follow_tags() returns trigger language plpgsql as $$
declare
  target int := coalesce(new.production_id, old.production_id);
begin
  update production set tag_ids = (select coalesce(array_agg(tag_id order by tag_id), '{}') from production_tag where production_id = target) where id = target;
  return null;
end $$;

create or replace trigger production_tag_follow after insert or delete on production_tag for each row execute function production_follow_tags();
