-- What the search finds of each kind of thing.

-- Such an event has a document of its own, so that it is the evening which is found and not the next one of its production.
create or replace function search_of_event(productions int[]) returns setof search_entry stable language sql as $$
  with listed as (
    select id, production_id, room_id, type_id, tag_ids, series_ids, genre_ids, title, subtitle, date_start, is_online, names_of_day(day) as day_names,
      event_over(date_start, date_end, time_known, day) as over_at,
      exists (select from credit where event_id = event.id) as has_credits,
      exists (select from programme_item where event_id = event.id) as has_items,
      exists (select from container join published_container as published on published.container_id = container.id
        where container.content_type = 'event' and container.object_id = event.id and published.search_text <> '') as has_blocks
    from event where production_id = any (productions)
  ), document as (
    select production_id, room_id, null::int as event_id, null::jsonb as title, null::jsonb as subtitle, false as has_credits, false as has_items, false as has_blocks, null::text as day_names,
      bool_or(is_online) as is_shown, min(date_start) filter (where is_online) as starts_at, max(over_at) filter (where is_online) as over_at,
      array_agg(distinct type_id) as type_ids,
      string_to_array(string_agg(nullif(array_to_string(tag_ids, ','), ''), ','), ',')::int[] as tag_ids,
      string_to_array(string_agg(nullif(array_to_string(series_ids, ','), ''), ','), ',')::int[] as series_ids,
      string_to_array(string_agg(nullif(array_to_string(genre_ids, ','), ''), ','), ',')::int[] as genre_ids
    from listed where title is null and subtitle is null and not has_credits and not has_items and not has_blocks and day_names is null group by production_id, room_id
    union all
    select production_id, room_id, id, title, subtitle, has_credits, has_items, has_blocks, day_names, is_online, date_start, over_at, array[type_id], tag_ids, series_ids, genre_ids
    from listed where title is not null or subtitle is not null or has_credits or has_items or has_blocks or day_names is not null
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
    concat_ws(' / ', both_texts(room.name), document.day_names,
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

create or replace function search_of_page(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, title, both_texts(headline), '', search_body(meta_description, 'page', id), urls, true, null::timestamptz, null::timestamptz, null::timestamptz
  from page where id = any (ids) and is_online and is_clickable and content_type = 'page'
$$;

create or replace function search_of_article(ids int[]) returns setof search_entry stable language sql as $$
  select article.id, null::int, null::int, article.title, concat_ws(' / ', both_texts(preline), author.name),
    concat_ws(' / ', both_texts(category.name), (select string_agg(both_texts(tag.name), ' / ' order by tag.id) from article_tagging join article_tag tag on tag.id = tag_id where article_id = article.id)),
    search_body(summary, 'article', article.id), null::jsonb, true, published_at, null::timestamptz, null::timestamptz
  from article join article_category category on category.id = article.category_id left join person author on author.id = author_id
  where article.id = any (ids) and article.is_online
$$;

-- Those who have a page: the team, those of whom the house says something, and those who are in something that can be seen.
create or replace function search_of_person(ids int[]) returns setof search_entry stable language sql as $$
  select person.id, null::int, null::int,
    jsonb_build_object('de', coalesce(nullif(names->>'de', ''), person.name), 'en', coalesce(nullif(names->>'en', ''), person.name)),
    concat_ws(' / ', person.name, both_texts(position)), both_texts(category.name), biography, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz
  from person left join person_category category on category.id = category_id
  where person.id = any (ids) and (category_id is not null or biography <> '{}'
    or exists (select from credit join event on event.id = credit.event_id where credit.person_id = person.id and event.is_online)
    or exists (select from credit join production on production.id = credit.production_id where credit.person_id = person.id and production.last_over is not null))
$$;

create or replace function search_of_venue(ids int[]) returns setof search_entry stable language sql as $$
  select venue.id, null::int, null::int, venue.name,
    (select string_agg(both_texts(room.name), ' / ' order by room.id) from room where venue_id = venue.id), concat_ws(' ', street, postcode, city),
    jsonb_build_object('de', concat_ws(' ', description->>'de', directions->>'de', accessibility->>'de'), 'en', concat_ws(' ', description->>'en', directions->>'en', accessibility->>'en')),
    null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz
  from venue where id = any (ids)
$$;

create or replace function search_of_series(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', both_texts(price), search_body(description, 'series', id), null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz
  from series where id = any (ids) and is_online
$$;

create or replace function search_of_genre(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', '', '{}'::jsonb, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz from genre where id = any (ids)
$$;

create or replace function search_of_tag(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', '', '{}'::jsonb, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz from tag where id = any (ids) and show_in_filter
$$;

-- Options of the programme's filters: each leads to the programme with it.
create or replace function search_of_type(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', '', '{}'::jsonb, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz from exhibition_type where id = any (ids)
$$;
