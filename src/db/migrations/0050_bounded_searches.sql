-- Searches whose cost does not grow with what they find (docs/decisions/0085).

-- Made anew below, and not for the table that the new column writes anew.
drop index search_document_by_words;

-- Of an event's document its category, and year and month in which the last of it is over; of all others their category.
alter table search_document add column places int[] generated always as (
  case when kind <> 'event' then '{1}'::int[]
    when over_at is null then '{0}'::int[]
    else array[0, extract(year from over_at at time zone 'UTC')::int, (extract(year from over_at at time zone 'UTC') * 12 + extract(month from over_at at time zone 'UTC'))::int]
  end) stored;

-- One index for words, places and the words of titles: two of them together are one look into it. What has been written last
-- stands in a list that each search reads to its end: a short one.
create index search_document_by_words on search_document using gin (words, places, ts_filter(words, '{a}')) with (gin_pending_list_limit = 64);

-- Titles by their beginning, and events by when they are over.
create index search_document_by_german_title on search_document ((places[1]), (left(fold_plain(title->>'de'), 60)) collate "C");
create index search_document_by_english_title on search_document ((places[1]), (left(fold_plain(title->>'en'), 60)) collate "C");
create index search_document_by_end on search_document (over_at) where is_shown and kind = 'event';

-- Options of the programme's filters are shown where they lead to something.
create function search_shows(kind text, object_id int, shown_from timestamptz, moment timestamptz, types int[], tags int[], genres int[])
returns boolean stable parallel safe language sql as $$
  select (shown_from is null or shown_from <= moment)
    and case kind when 'type' then object_id = any (types) when 'tag' then object_id = any (tags) when 'genre' then object_id = any (genres) else true end
$$;

-- Of events those to come, the next first, or those that are over, the last first, in whose titles, or in which at all, there
-- is what is asked for. First among the documents that are nearest to now, five for each that is wanted; if there are too few
-- of it in those, the others among all of forty years, where the same stand before them.
create function search_nearest(asked tsquery, in_titles boolean, to_come boolean, moment timestamptz, wanted int)
returns table (place tid) stable rows 200 language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  reach timestamptz;
  within int[];
  n int := 0;
  added int;
begin
  if to_come then
    reach := (select over_at from search_document where is_shown and kind = 'event' and over_at > moment order by over_at offset 5 * wanted limit 1);
  else
    reach := (select over_at from search_document where is_shown and kind = 'event' and over_at <= moment order by over_at desc offset 5 * wanted limit 1);
  end if;
  within := search_months(least(reach, moment), greatest(reach, moment));
  for attempt in case when reach is null or cardinality(within) > 60 then 2 else 1 end .. 2 loop
    if attempt = 2 then
      within := array(select generate_series(extract(year from moment at time zone 'UTC')::int - case when to_come then 0 else 40 end,
        extract(year from moment at time zone 'UTC')::int + case when to_come then 40 else 0 end));
    end if;
    if in_titles then
      return query select document.ctid from search_document as document
        where ts_filter(words, '{a}') @@ asked and places && within and is_shown and (over_at > moment) = to_come
        order by case when to_come then over_at - moment else moment - over_at end offset n limit wanted - n;
    else
      return query select document.ctid from search_document as document
        where words @@ asked and places && within and is_shown and (over_at > moment) = to_come
        order by case when to_come then over_at - moment else moment - over_at end offset n limit wanted - n;
    end if;
    get diagnostics added = row_count;
    n := n + added;
    exit when n >= wanted;
  end loop;
end
$$;

create function search_months(since timestamptz, until timestamptz) returns int[] stable parallel safe language sql as $$
  select array(select generate_series((extract(year from since at time zone 'UTC') * 12 + extract(month from since at time zone 'UTC'))::int,
    (extract(year from until at time zone 'UTC') * 12 + extract(month from until at time zone 'UTC'))::int))
$$;

-- What is found in categories (0 events, 1 all others): by `asked`, or already by `core`, which has nothing within other words.
-- Up to `counted` documents all of them, with no rank. Of a category with more those that are to be weighed, by rank: titles
-- that begin with what was typed, then what has it in its title, then the rest; of events what is to come before what is
-- over, the nearest to now first. `in_titles_alone`: nothing else, and nothing counted. `past_last`: what is over stands behind
-- all that is to come. Each row says how many things its category has, or (`is_more`) that it has more.
create function search_found(core tsquery, asked tsquery, categories int[], typed text[], types int[], tags int[], genres int[], moment timestamptz,
  counted int, wanted int, in_titles_alone boolean, past_last boolean)
returns table (category int, rank int, place tid, objects int, is_more boolean) stable rows 400 language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  past int := case when past_last then 600000 else 0 end;
  broad tsquery := asked;
  own tsquery;
  looked int;
  taken tid[];
  events tid[];
  others tid[];
  total int := 0;
  beginning text;
  n int;
  to_come int;
  past_ones int;
begin
  if not in_titles_alone then
    foreach broad in array case when core = asked then array[asked] else array[core, asked] end loop
      if cardinality(categories) = 1 then
        select array_agg(document.ctid) into taken from (
          select document.ctid from search_document as document
          where words @@ broad and places @> categories and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
          limit counted + 1
        ) as document;
      else
        -- Some more: mostly they are all of one category, which then need not be looked at again.
        select array_agg(document.place), array_agg(document.place) filter (where document.category = 0), array_agg(document.place) filter (where document.category = 1)
        into taken, events, others from (
          select document.ctid as place, places[1] as category from search_document as document
          where words @@ broad and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
          limit counted + 100
        ) as document;
      end if;
      exit when cardinality(taken) > counted;
    end loop;
    if taken is null then
      return;
    end if;
    if cardinality(taken) <= counted then
      return query select places[1], null::int, document.ctid,
          case places[1] when 0 then (dense_rank() over (partition by places[1] order by object_id) + dense_rank() over (partition by places[1] order by object_id desc))::int - 1
            else (count(*) over (partition by places[1]))::int end, false
        from search_document as document where document.ctid = any (taken);
      return;
    end if;
  end if;

  foreach looked in array categories loop
    own := broad;
    if not in_titles_alone then
      if cardinality(categories) = 2 then
        taken := case looked when 0 then events else others end;
      end if;
      if cardinality(taken) > counted then
        total := (select case looked when 0 then count(distinct object_id) else count(*) end from search_document as document where document.ctid = any (taken));
      else
        -- One category may have enough of the words themselves, and the other not.
        foreach own in array case when broad = asked then array[asked] else array[broad, asked] end loop
          select array_agg(found.place), case looked when 0 then count(distinct found.object_id) else count(*) end into taken, total from (
            select document.ctid as place, object_id from search_document as document
            where words @@ own and places @> array[looked] and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
            limit counted + 1
          ) as found;
          exit when cardinality(taken) > counted;
        end loop;
      end if;
      -- Few productions that have many documents: they would hide all others. One document of each stands for it.
      if looked = 0 and cardinality(taken) > counted and total < counted / 2 then
        select array_agg(found.place), count(*) into taken, total from (
          select min(document.ctid) as place from search_document as document
          where words @@ own and places @> array[looked] and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
          group by object_id limit counted + 1
        ) as found;
      end if;
      continue when taken is null;
      if cardinality(taken) <= counted then
        return query select looked, null::int, unnest(taken), total, false;
        continue;
      end if;
      -- Where there is too little of all the rest.
      return query select looked, null::int, unnest(taken[:wanted]), total, true;
    end if;

    foreach beginning in array typed loop
      return query select looked, (row_number() over (order by length(begun.heading)))::int + case when begun.over_at <= moment then past else 0 end, begun.place, total, true from (
        (select document.ctid as place, over_at, heading from search_document as document
          where places[1] = looked and left(fold_plain(title->>'de'), 60) collate "C" >= beginning and left(fold_plain(title->>'de'), 60) collate "C" < beginning || chr(1114111)
            and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
          order by left(fold_plain(title->>'de'), 60) collate "C" limit case looked when 0 then 50 else wanted end)
        union all
        (select document.ctid, over_at, heading from search_document as document
          where places[1] = looked and left(fold_plain(title->>'en'), 60) collate "C" >= beginning and left(fold_plain(title->>'en'), 60) collate "C" < beginning || chr(1114111)
            and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
          order by left(fold_plain(title->>'en'), 60) collate "C" limit 50)
      ) as begun;
      get diagnostics n = row_count;
      exit when n >= wanted;
    end loop;
    -- What has no date comes in any order: so many are enough.
    continue when looked = 1 and n >= wanted;

    select array_agg(titled.place), count(*) filter (where is_to_come) into taken, to_come from (
      select document.ctid as place, over_at > moment as is_to_come from search_document as document
      where ts_filter(words, '{a}') @@ asked and places @> array[looked] and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit wanted + 1
    ) as titled;
    n := coalesce(cardinality(taken), 0);
    if looked = 1 then
      return query select looked, 1000, unnest(taken), total, true;
      continue;
    end if;
    past_ones := 0;
    if n <= wanted then
      return query select looked, 1000 + case when over_at > moment then over_at::date - moment::date else past + (moment::date - over_at::date) end, document.ctid, total, true
        from search_document as document where document.ctid = any (taken);
      past_ones := n - to_come;
    else
      to_come := 0;
    end if;
    for step in case when n <= wanted then 2 else 1 end .. case when in_titles_alone then 1 else 2 end loop
      exit when to_come >= wanted or (not past_last and to_come + past_ones >= wanted);
      return query select looked, 100000 * step + (row_number() over ())::int, nearest.place, total, true
        from search_nearest(case step when 1 then asked else own end, step = 1, true, moment, wanted) as nearest;
      get diagnostics n = row_count;
      to_come := greatest(to_come, n);
      exit when to_come >= wanted;
      return query select looked, 100000 * step + past + 50000 + (row_number() over ())::int, nearest.place, total, true
        from search_nearest(case step when 1 then asked else own end, step = 1, false, moment, wanted) as nearest;
      get diagnostics n = row_count;
      past_ones := greatest(past_ones, n);
    end loop;
  end loop;
end
$$;
