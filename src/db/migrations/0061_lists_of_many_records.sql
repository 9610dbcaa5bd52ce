-- Lists of what there may be very many of: an index for the order in which each begins, for what references among its columns are
-- sorted by, and for words in its texts where PostgreSQL has trigrams.
create index person_by_sort_name on person (sort_name, id);
create index person_by_category on person (category_id, id);
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index person_by_words on person using gin (list_text gin_trgm_ops);
    create index work_by_words on work using gin (list_text gin_trgm_ops);
    create index partner_by_words on partner using gin (list_text gin_trgm_ops);
    create index redirect_rule_by_words on redirect_rule using gin (list_text gin_trgm_ops);
  end if;
end $$;
