-- What is on at New Year's Eve is found by the name of the day (docs/decisions/0104).

-- The Gregorian rule as Meeus, Jones and Butcher state it.
create function easter_of(year int) returns date immutable parallel safe language plpgsql as $$
declare
  a int := year % 19;
  b int := year / 100;
  c int := year % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m int := (a + 11 * h + 22 * l) / 451;
  n int := h + l - 7 * m + 114;
begin
  return make_date(year, n / 31, n % 31 + 1);
end
$$;

-- The names of a day in both languages, by its date or by its distance from Easter; null of a day without one.
create function names_of_day(given date) returns text immutable parallel safe language sql as $$
  select string_agg(names, ' / ') from (values
    (12, 24, null::int, 'Heiligabend / Heiliger Abend / Weihnachten / Christmas Eve'),
    (12, 25, null, 'Erster Weihnachtstag / Weihnachten / Christmas Day'),
    (12, 26, null, 'Zweiter Weihnachtstag / Weihnachten / Christmas / Boxing Day'),
    (12, 31, null, 'Silvester / New Year’s Eve'),
    (1, 1, null, 'Neujahr / New Year’s Day'),
    (1, 6, null, 'Dreikönigstag / Heilige Drei Könige / Epiphany'),
    (null, null, -2, 'Karfreitag / Ostern / Good Friday / Easter'),
    (null, null, -1, 'Karsamstag / Ostern / Holy Saturday / Easter'),
    (null, null, 0, 'Ostersonntag / Ostern / Easter Sunday'),
    (null, null, 1, 'Ostermontag / Ostern / Easter Monday'),
    (null, null, 39, 'Christi Himmelfahrt / Ascension Day'),
    (null, null, 49, 'Pfingstsonntag / Pfingsten / Whit Sunday / Pentecost'),
    (null, null, 50, 'Pfingstmontag / Pfingsten / Whit Monday')
  ) as named (month, day, after_easter, names)
  where (month = extract(month from given) and day = extract(day from given))
    or (after_easter is not null and extract(month from given) between 3 and 6 and given = easter_of(extract(year from given)::int) + after_easter)
$$;

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

select search_note('event', array(select id from production));
