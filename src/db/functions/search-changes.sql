-- Which documents of the search a change concerns.

-- Once for all rows that one change concerns, in one call.
create or replace function search_note(noted text, ids int[]) returns void language plpgsql as $$
begin
  insert into search_pending (kind, id) select distinct noted, id from unnest(ids) as id where id is not null on conflict do nothing;
  if found then
    insert into search_turn default values on conflict do nothing;
  end if;
end
$$;

-- Of two who write the same things the second waits and then sees the first one's, whether they come by a change or by
-- `npm run search:rebuild`.
create or replace function search_refresh(kind text, ids int[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform pg_advisory_xact_lock(4713002, place) from (select distinct id % 64 as place from unnest(ids) as id order by 1) as places;
  execute format('select %I($1)', 'search_write_' || kind) using ids;
end
$$;

-- Things that are found by themselves; what their names stand in, besides.
create or replace function search_thing_changed() returns trigger language plpgsql as $$
declare
  noted text := tg_argv[0];
  thing int := case when tg_op = 'DELETE' then old.id else new.id end;
begin
  if noted <> '' then
    perform search_note(noted, array[thing]);
  end if;
  if tg_op = 'UPDATE' then
    case tg_table_name
      when 'production' then perform search_note('event', array[thing]);
      when 'room' then
        perform search_note('event', array(select distinct production_id from event where room_id = thing));
        perform search_note('venue', array[old.venue_id, new.venue_id]);
      when 'exhibition_type' then perform search_note('event', array(select distinct production_id from event where type_id = thing));
      when 'tag' then perform search_note('event', array(select distinct production_id from event where thing = any (tag_ids)));
      when 'series' then perform search_note('event', array(select distinct production_id from event where thing = any (series_ids)));
      when 'genre' then perform search_note('event', array(select distinct production_id from event where thing = any (genre_ids)));
      when 'person_category' then perform search_note('person', array(select id from person where category_id = thing));
      when 'article_category' then perform search_note('article', array(select id from article where category_id = thing));
      when 'article_tag' then perform search_note('article', array(select article_id from article_tagging where tag_id = thing));
      when 'work' then
        perform search_note('event', array(select coalesce(item.production_id, event.production_id)
          from programme_item item left join event on event.id = item.event_id where item.work_id = thing));
      when 'person' then
        if (old.name, old.names) is distinct from (new.name, new.names) then
          perform search_note('article', array(select id from article where author_id = thing));
          perform search_note('event', array(
            select coalesce(credit.production_id, event.production_id) from credit left join event on event.id = credit.event_id where credit.person_id = thing
            union all
            select coalesce(item.production_id, event.production_id)
            from work join programme_item item on item.work_id = work.id left join event on event.id = item.event_id where work.composer_id = thing));
        end if;
      else null;
    end case;
  elsif tg_table_name = 'room' then
    perform search_note('venue', array[case when tg_op = 'DELETE' then old.venue_id else new.venue_id end]);
  end if;
  return null;
end
$$;

create or replace trigger search_changed after insert or update of title, preline, summary, category_id, author_id, is_online, release_id, published_at or delete on article for each row execute function search_thing_changed('article');
create or replace trigger search_changed after update of name on article_category for each row execute function search_thing_changed('');
create or replace trigger search_changed after update of name on article_tag for each row execute function search_thing_changed('');
create or replace trigger search_changed after insert or update of name or delete on exhibition_type for each row execute function search_thing_changed('type');
create or replace trigger search_changed after insert or update of name or delete on genre for each row execute function search_thing_changed('genre');
create or replace trigger search_changed after insert or update of title, headline, urls, meta_description, is_online, is_clickable, content_type or delete on page for each row execute function search_thing_changed('page');
create or replace trigger search_changed after insert or update of name, names, category_id, position, biography or delete on person for each row execute function search_thing_changed('person');
create or replace trigger search_changed after update of name on person_category for each row execute function search_thing_changed('');
create or replace trigger search_changed after update of preline, title, subtitle, description on production for each row
  when ((old.preline, old.title, old.subtitle, old.description) is distinct from (new.preline, new.title, new.subtitle, new.description)) execute function search_thing_changed('');
create or replace trigger search_changed after insert or update of name, venue_id or delete on room for each row execute function search_thing_changed('');
create or replace trigger search_changed after insert or update of name, show_in_filter, description, price, is_online, release_id or delete on series for each row execute function search_thing_changed('series');
create or replace trigger search_changed after insert or update of name, show_in_filter or delete on tag for each row execute function search_thing_changed('tag');
create or replace trigger search_changed after insert or update of name, description, directions, accessibility, street, postcode, city or delete on venue for each row execute function search_thing_changed('venue');
create or replace trigger search_changed after update of title, composer_id on work for each row
  when ((old.title, old.composer_id) is distinct from (new.title, new.composer_id)) execute function search_thing_changed('');

-- A document that is still there may be about to be taken away.
create or replace function search_event_changed() returns trigger language plpgsql as $$
begin
  perform search_note('event', array[old.production_id, new.production_id]);
  -- Who is only known by taking part has a page while something of it can be seen.
  if tg_op = 'DELETE' then
    perform search_note('person', array(select person_id from credit where production_id = old.production_id or event_id = old.id));
  end if;
  if tg_op = 'INSERT' then
    perform search_note('person', array(select person_id from credit
      where production_id = new.production_id and (not exists (select from search_document where kind = 'person' and object_id = person_id)
        or exists (select from search_pending where kind = 'person' and id = person_id))));
  end if;
  return null;
end
$$;

create or replace trigger search_added after insert or delete on event for each row execute function search_event_changed();

-- The same once for all dates of a statement: a release sets hundreds of them online.
create or replace function search_events_changed() returns trigger language plpgsql as $$
declare
  moved int[] := array(
    select unnest(array[was.production_id, changed.production_id]) from was join changed using (id)
    where (was.production_id, was.room_id, was.type_id, was.tag_ids, was.series_ids, was.genre_ids, was.title, was.subtitle, was.date_start, was.date_end, was.time_known, was.is_online)
      is distinct from (changed.production_id, changed.room_id, changed.type_id, changed.tag_ids, changed.series_ids, changed.genre_ids, changed.title, changed.subtitle, changed.date_start, changed.date_end, changed.time_known, changed.is_online));
  left_ids int[] := array(select id from was join changed using (id) where (was.is_online, was.production_id) is distinct from (changed.is_online, changed.production_id));
begin
  if moved = '{}' then return null; end if;
  perform search_note('event', moved);
  if left_ids <> '{}' then
    perform search_note('person', array(
      select person_id from credit where production_id in (select production_id from was where id = any (left_ids)) or event_id = any (left_ids)));
    perform search_note('person', array(select person_id from credit
      where production_id in (select production_id from changed where id = any (left_ids))
        and (not exists (select from search_document where kind = 'person' and object_id = person_id)
          or exists (select from search_pending where kind = 'person' and id = person_id))));
  end if;
  return null;
end
$$;

create or replace trigger search_changed after update on event referencing old table as was new table as changed
  for each statement execute function search_events_changed();

-- Cast and programme, of a production or an event.
create or replace function search_list_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform search_note('event', array[coalesce(old.production_id, (select production_id from event where id = old.event_id))]);
    if tg_table_name = 'credit' then
      perform search_note('person', array[old.person_id]);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    perform search_note('event', array[coalesce(new.production_id, (select production_id from event where id = new.event_id))]);
    if tg_table_name = 'credit' then
      perform search_note('person', array[new.person_id]);
    end if;
  end if;
  return null;
end
$$;

create or replace trigger search_changed after insert or update or delete on credit for each row execute function search_list_changed();
create or replace trigger search_changed after insert or update or delete on programme_item for each row execute function search_list_changed();

create or replace function search_tagging_changed() returns trigger language plpgsql as $$
begin
  perform search_note('article', array[case when tg_op = 'DELETE' then old.article_id else new.article_id end]);
  return null;
end
$$;

create or replace trigger search_changed after insert or delete on article_tagging for each row execute function search_tagging_changed();

-- What is published of blocks.
create or replace function search_text_published() returns trigger language plpgsql as $$
begin
  perform search_note(content_type, array[object_id]) from container where id = new.container_id and content_type in ('article', 'page', 'series');
  perform search_note('event', array[object_id]) from container where id = new.container_id and content_type = 'production';
  perform search_note('event', array[event.production_id]) from container join event on event.id = container.object_id
    where container.id = new.container_id and container.content_type = 'event';
  return null;
end
$$;

create or replace trigger search_changed after update of search_text on published_container for each row
  when (old.search_text is distinct from new.search_text) execute function search_text_published();
