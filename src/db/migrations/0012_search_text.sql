-- What is searched (src/features/search): texts as they are compared, written when they change and not when somebody searches.

-- Without case and accents, umlauts without dots, then once more with their e; what stands between words is one space.
-- The same as `wordsOf` does (src/features/search/words.ts).
create function fold_text(given text) returns text immutable strict parallel safe language sql as $$
  select regexp_replace(
    lower(replace(replace(replace(translate(
      regexp_replace(decomposed || ' ' || regexp_replace(decomposed, '([aouAOU])\u0308', '\1e', 'g'), '[\u0300-\u036f]', '', 'g'),
      'øØłŁđĐÆŒ', 'oollddæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')),
    '[\s!-/:-@[-`{-~\u00a0«»„“”‚‘’‹›–—…·]+', ' ', 'g')
  from normalize(given, nfkd) as decomposed
$$;

-- One row for the events of a production in a room, and one of its own for each event that differs in a text, in its cast or
-- in its programme: few texts for many events. Each begins with a space, so that the beginning of a word can be looked for.
create table search_text (
  production_id int not null references production on delete cascade,
  room_id       int not null references room on delete cascade,
  event_id      int references event on delete cascade,
  text          text not null,
  unique nulls not distinct (production_id, room_id, event_id)
);
create index search_text_by_event on search_text (event_id) where event_id is not null;

-- The rows that productions should have. An event's own cast or programme replaces the production's (migration 0001).
create function search_texts_of(productions int[]) returns setof search_text stable language sql as $$
  with listed as (
    select id, production_id, room_id, title, subtitle,
      exists (select from credit where event_id = event.id) as has_credits,
      exists (select from programme_item where event_id = event.id) as has_items
    from event where production_id = any (productions)
  ), document as (
    select distinct production_id, room_id, null::int as event_id, null::jsonb as title, null::jsonb as subtitle, false as has_credits, false as has_items
    from listed where title is null and subtitle is null and not has_credits and not has_items
    union all
    select production_id, room_id, id, title, subtitle, has_credits, has_items
    from listed where title is not null or subtitle is not null or has_credits or has_items
  )
  select document.production_id, document.room_id, document.event_id, ' ' || fold_text(concat_ws(' ',
    document.title->>'de', document.title->>'en', document.subtitle->>'de', document.subtitle->>'en',
    production.title->>'de', production.title->>'en', production.subtitle->>'de', production.subtitle->>'en',
    room.name->>'de', room.name->>'en',
    case when has_credits
      then (select string_agg(name, ' ' order by credit.id) from credit join person on person.id = person_id where event_id = document.event_id)
      else (select string_agg(name, ' ' order by credit.id) from credit join person on person.id = person_id where credit.production_id = document.production_id)
    end,
    case when has_items
      then (select string_agg(concat_ws(' ', work.title->>'de', work.title->>'en', composer.name), ' ' order by item.id)
        from programme_item item join work on work.id = work_id left join person composer on composer.id = composer_id
        where item.event_id = document.event_id)
      else (select string_agg(concat_ws(' ', work.title->>'de', work.title->>'en', composer.name), ' ' order by item.id)
        from programme_item item join work on work.id = work_id left join person composer on composer.id = composer_id
        where item.production_id = document.production_id)
    end))
  from document
  join production on production.id = document.production_id
  join room on room.id = document.room_id
$$;

create function refresh_search_text(productions int[]) returns void language plpgsql as $$
begin
  if productions is null then
    return;
  end if;
  -- Of two changes of one production the second waits here and then sees the first.
  perform from production where id = any (productions) order by id for no key update;
  with wanted as materialized (
    select * from search_texts_of(productions)
  ), gone as (
    delete from search_text old where old.production_id = any (productions) and not exists (
      select from wanted where wanted.production_id = old.production_id and wanted.room_id = old.room_id and wanted.event_id is not distinct from old.event_id)
  )
  insert into search_text select * from wanted
  on conflict (production_id, room_id, event_id) do update set text = excluded.text where search_text.text <> excluded.text;
end
$$;

-- Once a statement: an import writes thousands of rows at a time.
create function event_search_added() returns trigger language plpgsql as $$
begin
  perform refresh_search_text((select array_agg(distinct production_id) from changed));
  return null;
end
$$;
create trigger search_text_added after insert on event referencing new table as changed
  for each statement execute function event_search_added();

create function event_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search_text((
    select array_agg(distinct moved.production)
    from after join before using (id), unnest(array[before.production_id, after.production_id]) as moved (production)
    where (before.production_id, before.room_id) <> (after.production_id, after.room_id)
      or before.title is distinct from after.title or before.subtitle is distinct from after.subtitle));
  return null;
end
$$;
create trigger search_text_changed after update on event referencing old table as before new table as after
  for each statement execute function event_search_changed();

create function list_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search_text((
    select array_agg(distinct coalesce(changed.production_id, event.production_id)) filter (where coalesce(changed.production_id, event.production_id) is not null)
    from changed left join event on event.id = changed.event_id));
  return null;
end
$$;
create trigger search_text_added after insert on credit referencing new table as changed for each statement execute function list_search_changed();
create trigger search_text_removed after delete on credit referencing old table as changed for each statement execute function list_search_changed();
create trigger search_text_moved_from after update on credit referencing old table as changed for each statement execute function list_search_changed();
create trigger search_text_moved_to after update on credit referencing new table as changed for each statement execute function list_search_changed();
create trigger search_text_added after insert on programme_item referencing new table as changed for each statement execute function list_search_changed();
create trigger search_text_removed after delete on programme_item referencing old table as changed for each statement execute function list_search_changed();
create trigger search_text_moved_from after update on programme_item referencing old table as changed for each statement execute function list_search_changed();
create trigger search_text_moved_to after update on programme_item referencing new table as changed for each statement execute function list_search_changed();

-- What a name or a title stands in.
create function name_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search_text(case tg_table_name
    when 'production' then array[new.id]
    when 'room' then (select array_agg(distinct production_id) from event where room_id = new.id)
    when 'work' then (
      select array_agg(distinct coalesce(item.production_id, event.production_id))
      from programme_item item left join event on event.id = item.event_id where item.work_id = new.id)
    when 'person' then (
      select array_agg(distinct production_id) from (
        select coalesce(credit.production_id, event.production_id) as production_id
        from credit left join event on event.id = credit.event_id where credit.person_id = new.id
        union all
        select coalesce(item.production_id, event.production_id)
        from work join programme_item item on item.work_id = work.id left join event on event.id = item.event_id where work.composer_id = new.id
      ) as named)
  end);
  return null;
end
$$;
create trigger search_text_renamed after update of title, subtitle on production
  for each row when (old.title <> new.title or old.subtitle <> new.subtitle) execute function name_search_changed();
create trigger search_text_renamed after update of name on room
  for each row when (old.name <> new.name) execute function name_search_changed();
create trigger search_text_renamed after update of name on person
  for each row when (old.name <> new.name) execute function name_search_changed();
create trigger search_text_renamed after update of title, composer_id on work
  for each row when (old.title <> new.title or old.composer_id is distinct from new.composer_id) execute function name_search_changed();
create index programme_item_by_work on programme_item (work_id);
create index work_by_composer on work (composer_id);

insert into search_text select * from search_texts_of(array(select id from production));

-- Letters anywhere in a text are found by an index of their threes, where the server has it: the extension comes with
-- PostgreSQL and whoever may create things in the database may use it. Without it all texts are read, which are few.
do $$
declare place text;
begin
  begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not to be had: %', sqlerrm;
  end;
  select nspname into place from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace where opcname = 'gin_trgm_ops';
  if place is not null then
    execute format('create index search_text_by_letters on search_text using gin (text %I.gin_trgm_ops) with (fastupdate = off)', place);
  end if;
end
$$;

-- From the texts found to their events without reading the events' rows.
drop index event_by_production;
create index event_by_production on event (production_id, date_start, id) include (is_online, room_id, date_end, time_known);
