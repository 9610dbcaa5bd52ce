-- An index of words for each category, and what a broad search reads of them (docs/decisions/0091).

-- What is asked of events no longer reads where the word stands in articles, of which a house has more.
create index search_document_event_words on search_document using gin (words, places, ts_filter(words, '{a}')) with (gin_pending_list_limit = 64) where kind = 'event';
create index search_document_other_words on search_document using gin (words, ts_filter(words, '{a}')) with (gin_pending_list_limit = 64) where kind <> 'event';
drop index search_document_by_words;

-- Of a category (0 events, 1 all others) documents that have what is asked for, at most so many, and of how many things they are.
create function search_taken(looked int, asked tsquery, types int[], tags int[], genres int[], moment timestamptz, most int, out taken tid[], out things int)
stable language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if looked = 0 then
    select array_agg(found.place), count(distinct found.object_id) into taken, things from (
      select document.ctid as place, object_id from search_document as document
      where words @@ asked and kind = 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit most
    ) as found;
  else
    select array_agg(found.place), count(*) into taken, things from (
      select document.ctid as place from search_document as document
      where words @@ asked and kind <> 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit most
    ) as found;
  end if;
end
$$;

-- Documents whose title begins so, in the order of their titles, by either language. The order is that of the index, which
-- is the only one that may be read here: as a part of the statement it would be worked out of each title anew.
create function search_begun(looked int, beginning text, types int[], tags int[], genres int[], moment timestamptz, most int)
returns table (place tid, over_at timestamptz, size int)
stable rows 100 language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return query (select document.ctid, document.over_at, length(heading) from search_document as document
      where places[1] = looked and left(fold_plain(title->>'de'), 60) collate "C" >= beginning and left(fold_plain(title->>'de'), 60) collate "C" < beginning || chr(1114111)
        and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit most)
    union all
    (select document.ctid, document.over_at, length(heading) from search_document as document
      where places[1] = looked and left(fold_plain(title->>'en'), 60) collate "C" >= beginning and left(fold_plain(title->>'en'), 60) collate "C" < beginning || chr(1114111)
        and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit least(most, 50));
end
$$;

-- As before (migration 0050), of events alone, and first among fewer documents: where most have the word, that is enough.
create or replace function search_nearest(asked tsquery, in_titles boolean, to_come boolean, moment timestamptz, wanted int)
returns table (place tid) stable rows 200 language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  reach timestamptz;
  within int[];
  width int;
  n int := 0;
  added int;
begin
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

-- As before (migration 0052), each category by its own index.
create or replace function search_found(core tsquery, asked tsquery, categories int[], typed text[], types int[], tags int[], genres int[], moment timestamptz,
  counted int, wanted int, in_titles_alone boolean, past_last boolean)
returns table (category int, rank int, place tid, objects int, is_more boolean) stable rows 400 language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  past int := case when past_last then 600000 else 0 end;
  own tsquery;
  looked int;
  taken tid[];
  any_of tid[];
  total int := 0;
  many int[] := '{}';
  few int[] := '{}';
  some_events tid[];
  some_others tid[];
  beginning text;
  n int;
  to_come int;
  past_ones int;
begin
  if not in_titles_alone then
    -- Of so many in the sample there are twice as many as are counted: nothing else needs to be read to know it.
    select count(distinct object_id) filter (where kind = 'event'), count(*) filter (where kind <> 'event'),
        array_agg(document.ctid) filter (where kind = 'event'), array_agg(document.ctid) filter (where kind <> 'event')
    into n, to_come, some_events, some_others
    from search_document as document
    where words @@ core and hashint4(object_id) & 15 = 0 and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres);
    many := array(select one from unnest(categories) as one where case one when 0 then n else to_come end > counted / 8);
    -- Of few in the sample there are too few of the words themselves: what holds them is looked for at once.
    few := array(select one from unnest(categories) as one where case one when 0 then n else to_come end < counted / 32);
  end if;

  foreach looked in array categories loop
    own := core;
    if looked = any (many) then
      total := counted;
      any_of := case looked when 0 then some_events else some_others end;
      if cardinality(any_of) < wanted then
        any_of := (search_taken(looked, own, types, tags, genres, moment, wanted)).taken;
      end if;
    elsif not in_titles_alone then
      foreach own in array case when core = asked or looked = any (few) then array[asked] else array[core, asked] end loop
        select one.taken, one.things into taken, total from search_taken(looked, own, types, tags, genres, moment, counted + 1) as one;
        exit when cardinality(taken) > counted;
      end loop;
      -- Few productions that have many documents: they would hide all others. One document of each stands for it.
      if looked = 0 and cardinality(taken) > counted and total < counted / 2 then
        select array_agg(found.place), count(*) into taken, total from (
          select min(document.ctid) as place from search_document as document
          where words @@ own and kind = 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
          group by object_id limit counted + 1
        ) as found;
      end if;
      continue when taken is null;
      if cardinality(taken) <= counted then
        return query select looked, null::int, unnest(taken), total, false;
        continue;
      end if;
      any_of := taken;
    end if;
    -- Where there is too little of all the rest; of events that is known below.
    if looked = 1 and not in_titles_alone then
      return query select looked, null::int, unnest(any_of[:wanted]), total, true;
    end if;

    foreach beginning in array typed loop
      return query select looked, (row_number() over (order by begun.size))::int + case when begun.over_at <= moment then past else 0 end, begun.place, total, true
        from search_begun(looked, beginning, types, tags, genres, moment, case looked when 0 then least(50, wanted / 2) else wanted end) as begun;
      get diagnostics n = row_count;
      exit when n >= wanted;
    end loop;
    -- What has no date comes in any order: so many are enough.
    continue when looked = 1 and n >= wanted;

    if looked = 1 then
      return query select looked, 1000, document.ctid, total, true from search_document as document
        where ts_filter(words, '{a}') @@ asked and kind <> 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
        limit wanted + 1;
      continue;
    end if;
    select array_agg(titled.place), count(*) filter (where is_to_come) into taken, to_come from (
      select document.ctid as place, over_at > moment as is_to_come from search_document as document
      where ts_filter(words, '{a}') @@ asked and kind = 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit wanted + 1
    ) as titled;
    n := coalesce(cardinality(taken), 0);
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
    if to_come < wanted and not in_titles_alone then
      return query select looked, null::int, unnest(any_of[:wanted]), total, true;
    end if;
  end loop;
end
$$;
