-- As before (migration 0052), but the first part of a compound word may have the ending that joins it to the second:
-- „Weihnachtskonzert“ is made of „Weihnacht“ and „Konzert“, „Familienkonzert“ of „Familie“ and „Konzert“.
create or replace function search_forms(words text[], parts_from int, stems_from int, max_parts int)
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
      pairs := (select coalesce(jsonb_agg(jsonb_build_array(left(typed, place - cut), substr(typed, place + 1))), '[]')
        from generate_series(1, length(typed) - 1) as place cross join generate_series(0, 2) as cut
        -- Endings join words of some length: in little ones that are typed without spaces they are words themselves.
        where (cut = 0 or (place - cut >= 5 and length(typed) - place >= 5 and substr(typed, place - cut + 1, cut) in ('s', 'n', 'e', 'es', 'en', 'er')))
          -- One look into the index for each: as conditions they would be answered by a list of all words.
          and (left(typed, place - cut) ~ elided or (select true from search_word as first where first.word = left(typed, place - cut) collate "C" limit 1))
          and (substr(typed, place + 1) ~ elided or (select true from search_word as second where second.word = substr(typed, place + 1) collate "C" limit 1)));
      near := search_near(typed);
    end if;
    return next;
  end loop;
end
$$;
