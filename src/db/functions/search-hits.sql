-- What is found, and in which order.

create or replace function search_months(since timestamptz, until timestamptz) returns int[] stable parallel safe language sql as $$
  select array(select generate_series((extract(year from since at time zone 'UTC') * 12 + extract(month from since at time zone 'UTC'))::int,
    (extract(year from until at time zone 'UTC') * 12 + extract(month from until at time zone 'UTC'))::int))
$$;

-- Options of the programme's filters are shown where they lead to something.
create or replace function search_shows(kind text, object_id int, shown_from timestamptz, moment timestamptz, types int[], tags int[], genres int[])
returns boolean stable parallel safe language sql as $$
  select (shown_from is null or shown_from <= moment)
    and case kind when 'type' then object_id = any (types) when 'tag' then object_id = any (tags) when 'genre' then object_id = any (genres) else true end
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

-- Documents whose title begins so, in the order of their titles, by either language. The order is that of the index, which
-- is the only one that may be read here: as a part of the statement it would be worked out of each title anew.
create or replace function search_begun(looked int, beginning text, types int[], tags int[], genres int[], moment timestamptz, most int)
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

-- Of a category (0 events, 1 all others) documents that have what is asked for, at most so many, and of how many things they are.
create or replace function search_taken(looked int, asked tsquery, narrow tsquery, types int[], tags int[], genres int[], moment timestamptz, most int, out taken tid[], out things int)
stable language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  is_part boolean := narrow <> asked;
begin
  if looked = 0 then
    select array_agg(found.place), count(distinct found.object_id) into taken, things from (
      select document.ctid as place, object_id from search_document as document
      where words @@ narrow and kind = 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
        and (not is_part or ts_match_vq(words, asked))
      limit most
    ) as found;
  else
    select array_agg(found.place), count(*) into taken, things from (
      select document.ctid as place from search_document as document
      where words @@ narrow and kind <> 'event' and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
        and (not is_part or ts_match_vq(words, asked))
      limit most
    ) as found;
  end if;
end
$$;

-- Documents of the sample that have what is asked for, and of how many things they are: no more than are needed to know that those are
-- `most`. Of productions, which may have many documents each, all are read where that is not to be known from some.
create or replace function search_sampled(looked int, asked tsquery, types int[], tags int[], genres int[], moment timestamptz, most int, out taken tid[], out things int)
stable language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if looked = 1 then
    select array_agg(found.place), count(*) into taken, things from (
      select document.ctid as place from search_document as document
      where words @@ asked and kind <> 'event' and hashint4(object_id) & 15 = 0 and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit most
    ) as found;
    return;
  end if;
  foreach most in array array[4 * most, null] loop
    select array_agg(found.place), count(distinct found.object_id) into taken, things from (
      select document.ctid as place, object_id from search_document as document
      where words @@ asked and kind = 'event' and hashint4(object_id) & 15 = 0 and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
      limit most
    ) as found;
    exit when taken is null or cardinality(taken) < most or things >= most / 4;
  end loop;
end
$$;

-- What is found in categories (0 events, 1 all others), each by its own index: by `asked`, or already by `core`, which has
-- nothing within other words. Up to `counted` documents all of them, with no rank. Of a category with more those that are to be
-- weighed, by rank: titles that begin with what was typed, then what has it in its title, then the rest; of events what is to
-- come before what is over, the nearest to now first. `in_titles_alone`: nothing else, and nothing counted. `past_last`: what is
-- over stands behind all that is to come. Each row says how many things its category has, or (`is_more`) that it has more. Of
-- a word that is in so many things of the sample that there are twice as many as are counted nothing is counted.
create or replace function search_found(core tsquery, asked tsquery, narrow tsquery, categories int[], typed text[], types int[], tags int[], genres int[], moment timestamptz,
  counted int, wanted int, in_titles_alone boolean, past_last boolean)
returns table (category int, rank int, place tid, objects int, is_more boolean) stable rows 400 language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  past int := case when past_last then 600000 else 0 end;
  -- Of so many in the sample there are twice as many as are counted: nothing else needs to be read to know it.
  sampled int := counted / 8 + 1;
  few int := counted / 32;
  own tsquery;
  looked int;
  taken tid[];
  any_of tid[];
  met tid[];
  total int := 0;
  is_many boolean;
  is_narrow boolean;
  beginning text;
  n int;
  walked int;
  to_come int;
  past_ones int;
begin
  foreach looked in array categories loop
    own := core;
    is_many := false;
    taken := null;
    met := null;
    if not in_titles_alone then
      -- What few things of the sample have is not asked of the index by its short beginnings.
      is_narrow := narrow <> asked and coalesce(cardinality((search_sampled(looked, narrow, types, tags, genres, moment, few)).taken), 0) < few;
      foreach own in array case when core = asked or is_narrow then array[asked] else array[core, asked] end loop
        if is_narrow then
          select one.taken, one.things into taken, total from search_taken(looked, asked, narrow, types, tags, genres, moment, counted + 1) as one;
          exit;
        end if;
        select one.taken, one.things into any_of, n
        from search_sampled(looked, own, types, tags, genres, moment, case looked when 0 then sampled else greatest(sampled, wanted) end) as one;
        is_many := n >= sampled;
        exit when is_many;
        -- Of few in the sample there are too few of the words themselves: what holds them is looked for at once.
        continue when n < few and own <> asked;
        select one.taken, one.things into taken, total from search_taken(looked, own, own, types, tags, genres, moment, counted + 1) as one;
        exit when cardinality(taken) > counted;
      end loop;
      if is_many then
        total := counted;
        if cardinality(any_of) < wanted then
          any_of := (search_taken(looked, own, own, types, tags, genres, moment, wanted)).taken;
        end if;
      else
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
      if looked = 1 then
        return query select looked, null::int, unnest(any_of[:wanted]), total, true;
      end if;
    end if;

    n := 0;
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
    -- So many documents at most are looked through for those that are nearest, where many things have the words.
    walked := case when is_many or n >= least(50, wanted / 2) then least(3 * wanted + 180, 1000) else 0 end;
    -- Where as many titles begin so as are looked for, there are more that have the words: those to come may be all that is wanted.
    if n >= least(50, wanted / 2) and walked >= wanted then
      met := search_ahead(asked, true, moment, wanted, walked);
      if cardinality(met) = wanted then
        return query select looked, 100000 + nearest.rank::int, nearest.place, total, true from unnest(met) with ordinality as nearest (place, rank);
        continue;
      end if;
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
        from search_nearest(case step when 1 then asked else own end, step = 1, true, moment, wanted, case when met is null or step = 2 then walked else 0 end) as nearest;
      get diagnostics n = row_count;
      to_come := greatest(to_come, n);
      exit when to_come >= wanted;
      return query select looked, 100000 * step + past + 50000 + (row_number() over ())::int, nearest.place, total, true
        from search_nearest(case step when 1 then asked else own end, step = 1, false, moment, wanted, 0) as nearest;
      get diagnostics n = row_count;
      past_ones := greatest(past_ones, n);
    end loop;
    if to_come < wanted and not in_titles_alone then
      return query select looked, null::int, unnest(any_of[:wanted]), total, true;
    end if;
  end loop;
end
$$;
