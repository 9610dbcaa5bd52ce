-- Which of the events that are found are nearest to now.

create or replace function search_months(since timestamptz, until timestamptz) returns int[] stable parallel safe language sql as $$
  select array(select generate_series((extract(year from since at time zone 'UTC') * 12 + extract(month from since at time zone 'UTC'))::int,
    (extract(year from until at time zone 'UTC') * 12 + extract(month from until at time zone 'UTC'))::int))
$$;

-- Events to come that have what is asked for, in the order in which they come, no further than so many are looked through.
create or replace function search_ahead(asked tsquery, in_titles boolean, moment timestamptz, wanted int, walked int) returns tid[]
stable language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if in_titles then
    return array(select ahead.place from (
        select document.ctid as place, words from search_document as document where is_shown and kind = 'event' and over_at > moment order by over_at limit walked
      ) as ahead where words @@ asked and ts_filter(words, '{a}') @@ asked limit wanted);
  end if;
  return array(select ahead.place from (
      select document.ctid as place, words from search_document as document where is_shown and kind = 'event' and over_at > moment order by over_at limit walked
    ) as ahead where words @@ asked limit wanted);
end
$$;

-- Of events those to come, the next first, or those that are over, the last first, in whose titles, or in which at all, there
-- is what is asked for. First among few documents, which is enough where most have the word; if there are too few of it in
-- those, the others among all of forty years, where the same stand before them.
create or replace function search_nearest(asked tsquery, in_titles boolean, to_come boolean, moment timestamptz, wanted int, walked int)
returns table (place tid) stable rows 200 language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  reach timestamptz;
  within int[];
  width int;
  n int := 0;
  added int;
  met tid[];
begin
  if to_come and walked >= wanted then
    met := search_ahead(asked, in_titles, moment, wanted, walked);
    if cardinality(met) = wanted then
      return query select unnest(met);
      return;
    end if;
  end if;
  foreach width in array array[3, 9, 0] loop
    if width > 0 and to_come then
      reach := (select over_at from search_document where is_shown and kind = 'event' and over_at > moment order by over_at offset width * wanted limit 1);
    elsif width > 0 then
      reach := (select over_at from search_document where is_shown and kind = 'event' and over_at <= moment order by over_at desc offset width * wanted limit 1);
    end if;
    if width > 0 then
      within := search_months(least(reach, moment), greatest(reach, moment));
      continue when reach is null or cardinality(within) > 60;
    else
      within := array(select generate_series(extract(year from moment at time zone 'UTC')::int - case when to_come then 0 else 40 end,
        extract(year from moment at time zone 'UTC')::int + case when to_come then 40 else 0 end));
    end if;
    if in_titles then
      return query select document.ctid from search_document as document
        where ts_filter(words, '{a}') @@ asked and places && within and kind = 'event' and is_shown and (over_at > moment) = to_come
        order by case when to_come then over_at - moment else moment - over_at end offset n limit wanted - n;
    else
      return query select document.ctid from search_document as document
        where words @@ asked and places && within and kind = 'event' and is_shown and (over_at > moment) = to_come
        order by case when to_come then over_at - moment else moment - over_at end offset n limit wanted - n;
    end if;
    get diagnostics added = row_count;
    n := n + added;
    exit when n >= wanted;
  end loop;
end
$$;

-- Events that have what is asked for in their titles, at most so many and one more, those to come first, each the nearest first;
-- how many of them are to come, and of how many things they are.
create or replace function search_titled(asked tsquery, types int[], tags int[], genres int[], moment timestamptz, most int, out titled tid[], out to_come int, out things int)
stable language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  select coalesce(array_agg(found.place order by is_to_come desc, distance), '{}'), count(*) filter (where is_to_come), count(distinct found.object_id)
  into titled, to_come, things from (
    select document.ctid as place, object_id, coalesce(over_at > moment, false) as is_to_come, greatest(over_at - moment, moment - over_at) as distance
    from search_document as document
    where ts_filter(words, '{a}') @@ asked and kind = 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
    limit most + 1
  ) as found;
end
$$;
