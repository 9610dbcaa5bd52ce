-- What a search reads of the index of words, and how often it plans (docs/decisions/0087).

-- Numbers that are a few bytes long stay in their row: outside of it each look at one was three more pages.
alter table search_document alter column places set storage plain;
-- What is stored already moves by being written anew: it is generated from this.
update search_document set over_at = over_at;

-- One of sixteen things, with all of its documents: whether a word is in very many is known from them.
create index search_document_sample on search_document using gin (words) with (gin_pending_list_limit = 64) where (hashint4(object_id) & 15) = 0;

-- What the vocabulary knows of each of these words. With a plan that is kept: to make one took longer than to look. Of the
-- indexes only that of letters finds what stands within words, and a plan for any word would not see it.
create function search_forms(words text[], parts_from int, stems_from int, max_parts int)
returns table (typed text, is_known boolean, is_elided boolean, stems text[], parts text[], pairs jsonb, near text[])
stable rows 10 language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  elided constant text := '^[cdjlmnoqst]$';
begin
  foreach typed in array words loop
    stems := array(select distinct stem from unnest(ts_lexize('pg_catalog.german_stem', typed) || ts_lexize('pg_catalog.english_stem', typed)) as stem
      where length(stem) >= stems_from and stem <> typed);
    is_known := exists (select from unnest(typed || stems) as beginning where (select true from search_word as begun
      where begun.word >= beginning collate "C" and begun.word < beginning || chr(1114111) order by begun.word limit 1));
    is_elided := typed ~ '^[cdjlmnoqst]..' and exists (select from search_word as rest where rest.word = substr(typed, 2) collate "C")
      and not exists (select from search_word as known where known.word = typed collate "C");
    parts := case when length(typed) < parts_from then '{}' else search_holding(typed, max_parts) end;
    if is_known or parts <> '{}' or length(typed) < 4 then
      pairs := '[]';
      near := '{}';
    else
      pairs := (select coalesce(jsonb_agg(jsonb_build_array(left(typed, place), substr(typed, place + 1))), '[]') from generate_series(1, length(typed) - 1) as place
        -- One look into the index for each: as conditions they would be answered by a list of all words.
        where (left(typed, place) ~ elided or (select true from search_word as first where first.word = left(typed, place) collate "C" limit 1))
          and (substr(typed, place + 1) ~ elided or (select true from search_word as second where second.word = substr(typed, place + 1) collate "C" limit 1)));
      near := search_near(typed);
    end if;
    return next;
  end loop;
end
$$;

-- Words that hold others, and do not begin with them.
create function search_holding(typed text, most int) returns text[]
stable language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  return array(select distinct held.word from search_word as held where held.word like '%' || typed || '%' and held.word not like typed || '%' limit most);
end
$$;

-- Words that are written like another.
create function search_near(typed text) returns text[]
stable language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  return array(select near.word from search_similar(typed) as near);
end
$$;

-- As before (migration 0050), but of a word that is in so many things of the sample that there are twice as many as are counted
-- nothing is counted, and of no row the numbers of its place are read.
create or replace function search_found(core tsquery, asked tsquery, categories int[], typed text[], types int[], tags int[], genres int[], moment timestamptz,
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
  many int[] := '{}';
  few int[] := '{}';
  looks tsquery[] := case when core = asked then array[asked] else array[core, asked] end;
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
    if few @> categories then
      looks := array[asked];
    end if;
  end if;
  if not in_titles_alone and many = '{}' then
    foreach broad in array looks loop
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
          select document.ctid as place, (kind <> 'event')::int as category from search_document as document
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
      return query select kinds.category, null::int, kinds.place,
          case kinds.category when 0 then (dense_rank() over (partition by kinds.category order by object_id) + dense_rank() over (partition by kinds.category order by object_id desc))::int - 1
            else (count(*) over (partition by kinds.category))::int end, false
        from (select document.ctid as place, (kind <> 'event')::int as category, object_id from search_document as document where document.ctid = any (taken)) as kinds;
      return;
    end if;
  end if;

  foreach looked in array categories loop
    own := broad;
    if many <> '{}' then
      taken := null;
    end if;
    if looked = any (many) then
      own := core;
      total := counted;
      taken := case looked when 0 then some_events else some_others end;
      if cardinality(taken) < wanted then
        select array_agg(document.ctid) into taken from (
          select document.ctid from search_document as document
          where words @@ own and places @> array[looked] and is_shown and search_shows(kind, object_id, shown_from, moment, types, tags, genres)
          limit wanted
        ) as document;
      end if;
      return query select looked, null::int, unnest(taken[:wanted]), total, true;
    elsif not in_titles_alone then
      if many <> '{}' then
        broad := core;
      elsif cardinality(categories) = 2 then
        taken := case looked when 0 then events else others end;
      end if;
      if cardinality(taken) > counted then
        total := (select case looked when 0 then count(distinct object_id) else count(*) end from search_document as document where document.ctid = any (taken));
      else
        -- One category may have enough of the words themselves, and the other not.
        foreach own in array case when broad = asked or looked = any (few) then array[asked] else array[broad, asked] end loop
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
