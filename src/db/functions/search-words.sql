-- Words of the search: how they are weighed, and those that are near to what was typed.

-- Titles between bars, each word after a space: whether one is, or begins with, what was typed is a pattern.
create or replace function search_heading(title jsonb) returns text immutable parallel safe language plpgsql as $$
begin
  return '| ' || concat_ws(' | ', fold_plain(title->>'de'), fold_spelled(title->>'de'), fold_plain(title->>'en'), fold_spelled(title->>'en')) || ' |';
end
$$;

-- What is published of an object's blocks, under its summary.
create or replace function search_body(summary jsonb, belongs_to text, owner int) returns jsonb stable language sql as $$
  select jsonb_object_agg(language, concat_ws(' ', summary->>language,
    (select string_agg(published.search_text, ' ' order by container.sort, container.id) from container
       join published_container as published on published.container_id = container.id
     where container.content_type = belongs_to and container.object_id = owner and published.language = languages.language)))
  from (values ('de'), ('en')) as languages (language)
$$;

-- Words as they are and as the two languages reduce them: A of the title, B names and works, C what it belongs to, D texts.
create or replace function search_vector(title jsonb, names text, labels text, body jsonb) returns tsvector immutable parallel safe language plpgsql as $$
declare
  head text := coalesce(fold_text(concat_ws(' / ', title->>'de', title->>'en')), '');
  named text := coalesce(fold_text(names), '');
  labelled text := coalesce(fold_text(labels), '');
  german text := coalesce(fold_text(left(body->>'de', 40000)), '');
  english text := coalesce(fold_text(left(body->>'en', 40000)), '');
begin
  return setweight(to_tsvector('pg_catalog.simple', head) || to_tsvector('pg_catalog.german', head) || to_tsvector('pg_catalog.english', head), 'A')
      || setweight(to_tsvector('pg_catalog.simple', named) || to_tsvector('pg_catalog.german', named) || to_tsvector('pg_catalog.english', named), 'B')
      || setweight(to_tsvector('pg_catalog.simple', labelled) || to_tsvector('pg_catalog.german', labelled) || to_tsvector('pg_catalog.english', labelled), 'C')
      || setweight(to_tsvector('pg_catalog.simple', german || ' ' || english) || to_tsvector('pg_catalog.german', german) || to_tsvector('pg_catalog.english', english), 'D');
end
$$;

-- Words that are written like another.
create or replace function search_near(typed text) returns text[]
stable language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  return array(select near.word from search_similar(typed) as near);
end
$$;

-- Words that hold others, and do not begin with them.
create or replace function search_holding(typed text, most int) returns text[]
stable language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  return array(select distinct held.word from search_word as held where held.word like '%' || typed || '%' and held.word not like typed || '%' limit most);
end
$$;

-- What the vocabulary knows of each of these words. With a plan that is kept: to make one took longer than to look. Of the
-- indexes only that of letters finds what stands within words, and a plan for any word would not see it. The first part of a
-- compound word may have the ending that joins it to the second:
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
          and search_tells(left(typed, place - cut)) and search_tells(substr(typed, place + 1))
          and (left(typed, place - cut) ~ elided or (select true from search_word as first where first.word = left(typed, place - cut) collate "C" limit 1))
          and (substr(typed, place + 1) ~ elided or (select true from search_word as second where second.word = substr(typed, place + 1) collate "C" limit 1)));
      near := search_near(typed);
    end if;
    return next;
  end loop;
end
$$;

-- Neither part of a compound word is one that text search leaves out: „Dortmund“ would be „Mund“.
create or replace function search_tells(word text) returns boolean immutable language sql as $$
  select length(word) = 1 or (ts_lexize('pg_catalog.german_stem', word) <> '{}' and ts_lexize('pg_catalog.english_stem', word) <> '{}')
$$;
