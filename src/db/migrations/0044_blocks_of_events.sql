-- Events and productions have blocks of their own, as articles and series do: a container that belongs to the object
-- (content_type 'event' or 'production').

-- They take their containers along.
create function delete_containers_of() returns trigger language plpgsql as $$
begin
  delete from container where content_type = tg_table_name::text and object_id = old.id;
  return null;
end $$;
create trigger containers_deleted after delete on event for each row execute function delete_containers_of();
create trigger containers_deleted after delete on production for each row execute function delete_containers_of();

-- What stands in them is searched: of a production under each of its documents; an event with words of its own has a
-- document of its own.
create or replace function search_of_event(productions int[]) returns setof search_entry stable language sql as $$
  with listed as (
    select id, production_id, room_id, type_id, tag_ids, series_ids, genre_ids, title, subtitle, date_start, is_online,
      event_over(date_start, date_end, time_known, day) as over_at,
      exists (select from credit where event_id = event.id) as has_credits,
      exists (select from programme_item where event_id = event.id) as has_items,
      exists (select from container join published_container as published on published.container_id = container.id
        where container.content_type = 'event' and container.object_id = event.id and published.search_text <> '') as has_blocks
    from event where production_id = any (productions)
  ), document as (
    select production_id, room_id, null::int as event_id, null::jsonb as title, null::jsonb as subtitle, false as has_credits, false as has_items, false as has_blocks,
      bool_or(is_online) as is_shown, min(date_start) filter (where is_online) as starts_at, max(over_at) filter (where is_online) as over_at,
      array_agg(distinct type_id) as type_ids,
      string_to_array(string_agg(nullif(array_to_string(tag_ids, ','), ''), ','), ',')::int[] as tag_ids,
      string_to_array(string_agg(nullif(array_to_string(series_ids, ','), ''), ','), ',')::int[] as series_ids,
      string_to_array(string_agg(nullif(array_to_string(genre_ids, ','), ''), ','), ',')::int[] as genre_ids
    from listed where title is null and subtitle is null and not has_credits and not has_items and not has_blocks group by production_id, room_id
    union all
    select production_id, room_id, id, title, subtitle, has_credits, has_items, has_blocks, is_online, date_start, over_at, array[type_id], tag_ids, series_ids, genre_ids
    from listed where title is not null or subtitle is not null or has_credits or has_items or has_blocks
  )
  select document.production_id, document.room_id, document.event_id,
    case when has_text(document.title) then document.title else production.title end,
    concat_ws(' / ', both_texts(production.preline), both_texts(document.subtitle), both_texts(production.title), both_texts(production.subtitle),
      case when has_credits
        then (select string_agg(concat_ws(' / ', name, both_texts(names)), ' / ' order by credit.id) from credit join person on person.id = person_id where event_id = document.event_id)
        else (select string_agg(concat_ws(' / ', name, both_texts(names)), ' / ' order by credit.id) from credit join person on person.id = person_id where credit.production_id = document.production_id)
      end,
      case when has_items
        then (select string_agg(concat_ws(' / ', both_texts(work.title), composer.name, both_texts(composer.names)), ' / ' order by item.id)
          from programme_item item join work on work.id = work_id left join person composer on composer.id = composer_id
          where item.event_id = document.event_id)
        else (select string_agg(concat_ws(' / ', both_texts(work.title), composer.name, both_texts(composer.names)), ' / ' order by item.id)
          from programme_item item join work on work.id = work_id left join person composer on composer.id = composer_id
          where item.production_id = document.production_id)
      end),
    concat_ws(' / ', both_texts(room.name),
      (select string_agg(both_texts(name), ' / ' order by id) from exhibition_type where id = any (document.type_ids)),
      (select string_agg(both_texts(name), ' / ' order by id) from tag where id = any (document.tag_ids) and show_in_filter),
      (select string_agg(both_texts(name), ' / ' order by id) from series where id = any (document.series_ids) and show_in_filter),
      (select string_agg(both_texts(name), ' / ' order by id) from genre where id = any (document.genre_ids))),
    case when has_blocks or exists (select from container where content_type = 'production' and object_id = production.id)
      then search_body(search_body(production.description, 'production', production.id), 'event', document.event_id)
      else production.description
    end, null::jsonb, document.is_shown, null::timestamptz, document.starts_at, document.over_at
  from document
  join production on production.id = document.production_id
  join room on room.id = document.room_id
$$;

create or replace function search_text_published() returns trigger language plpgsql as $$
begin
  perform search_note(content_type, array[object_id]) from container where id = new.container_id and content_type in ('article', 'page', 'series');
  perform search_note('event', array[object_id]) from container where id = new.container_id and content_type = 'production';
  perform search_note('event', array[event.production_id]) from container join event on event.id = container.object_id
    where container.id = new.container_id and container.content_type = 'event';
  return null;
end
$$;
