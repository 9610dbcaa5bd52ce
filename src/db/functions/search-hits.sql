-- What is found, and in which order.

-- Options of the programme's filters are shown where they lead to something.
create or replace function search_shows(kind text, object_id int, shown_from timestamptz, moment timestamptz, types int[], tags int[], genres int[])
returns boolean stable parallel safe language sql as $$
  select (shown_from is null or shown_from <= moment)
    and case kind when 'type' then object_id = any (types) when 'tag' then object_id = any (tags) when 'genre' then object_id = any (genres) else true end
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
  -- As many titles are put in order at once: to ask the index again for each stretch of time takes longer.
  titles int := 4 * counted;
  titled tid[];
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
    titled := null;
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
        -- Where there are likely more than are counted the titles alone may be as many, and those are looked for in any case.
        if looked = 0 and titled is null and 12 * cardinality(any_of) > counted then
          select one.titled, one.to_come, one.things into titled, to_come, n from search_titled(asked, types, tags, genres, moment, titles) as one;
          if cardinality(titled) > counted and n >= counted / 2 then
            taken := titled;
            total := least(n, counted);
            exit;
          end if;
        end if;
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
    -- Where there are many, those to come may be all that is wanted: whatever else has the words is not read then.
    if titled is null and walked >= wanted then
      met := search_ahead(asked, true, moment, wanted, walked);
      if cardinality(met) = wanted then
        return query select looked, 100000 + nearest.rank::int, nearest.place, total, true from unnest(met) with ordinality as nearest (place, rank);
        continue;
      end if;
    end if;
    if titled is null then
      select one.titled, one.to_come into titled, to_come
      from search_titled(asked, types, tags, genres, moment, titles) as one;
    end if;
    n := coalesce(cardinality(titled), 0);
    past_ones := 0;
    if n <= wanted then
      return query select looked, 1000 + case when over_at > moment then over_at::date - moment::date else past + (moment::date - over_at::date) end, document.ctid, total, true
        from search_document as document where document.ctid = any (titled);
      past_ones := n - to_come;
    elsif n <= titles then
      return query select looked, 100000 + nearest.rank::int, nearest.place, total, true
        from unnest(titled[:least(to_come, wanted)]) with ordinality as nearest (place, rank);
      if to_come < wanted then
        past_ones := least(n - to_come, wanted);
        return query select looked, 150000 + past + nearest.rank::int, nearest.place, total, true
          from unnest(titled[to_come + 1:to_come + past_ones]) with ordinality as nearest (place, rank);
      end if;
    else
      to_come := 0;
    end if;
    for step in case when n <= titles then 2 else 1 end .. case when in_titles_alone then 1 else 2 end loop
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
