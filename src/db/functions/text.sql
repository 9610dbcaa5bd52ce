-- Words of texts: what lists, records and the search are told of a text in two languages.

create or replace function has_text(texts jsonb) returns boolean immutable language sql as $$
  select exists (select from jsonb_each_text(coalesce(texts, '{}')) as text where text.value <> '')
$$;

-- As stable as what it calls, and no more: only so does PostgreSQL take it for a part of the query that calls it.
create or replace function both_texts(given jsonb) returns text stable parallel safe language sql as $$
  select concat_ws(' / ', given->>'de', given->>'en')
$$;

create or replace function localised_words(given jsonb) returns text immutable language sql as $$
  select string_agg(value, ' ') from jsonb_each_text(given)
$$;

-- `concat_ws` is not immutable, as of a date it would not be.
create or replace function join_words(variadic words text[]) returns text immutable parallel safe language plpgsql as $$
begin
  return array_to_string(words, ' ');
end $$;

-- What a link may be: a path of this site, or an https address. Nothing else reaches an href.
create or replace function is_link(link text) returns boolean immutable parallel safe language sql as $$
  select link is null or link ~ '^(/([^/\\[:space:]][^\\[:space:]]*)?|https://[^\\[:space:]]+)$'
$$;

-- Without case and accents, umlauts without dots, then once more with their e; what stands between words is one space.
-- The same as `searchWordsOf` does (src/i18n/search-words.ts).
create or replace function fold_text(given text) returns text immutable strict parallel safe language plpgsql as $$
declare
  decomposed text := normalize(given, nfkd);
begin
  return regexp_replace(
    lower(replace(replace(replace(translate(
      regexp_replace(decomposed || ' ' || regexp_replace(decomposed, '([aouAOU])\u0308', '\1e', 'g'), '[\u0300-\u036f]', '', 'g'),
      'øØłŁđĐÆŒ', 'oollddæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')),
    '[\s!-/:-@[-`{-~\u00a0«»„“”‚‘’‹›–—…·]+', ' ', 'g');
end
$$;

-- Without case and accents, words apart by one space. `fold_text` is both of these behind one another.
create or replace function fold_plain(given text) returns text immutable strict parallel safe language sql as $$
  select btrim(regexp_replace(
    lower(replace(replace(replace(translate(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'),
      'øØłŁđĐÆŒ', 'oollddæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')),
    '[\s!-/:-@[-`{-~\u00a0«»„“”‚‘’‹›–—…·]+', ' ', 'g'))
$$;

-- The same with umlauts spelled by their e.
create or replace function fold_spelled(given text) returns text immutable strict parallel safe language sql as $$
  select fold_plain(regexp_replace(normalize(given, nfkd), '([aouAOU])\u0308', '\1e', 'g'))
$$;
