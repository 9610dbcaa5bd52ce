-- What of a film, sound or document nobody gets: who made it, where, with what. [{ at, length, by, fill }], in the order of the
-- file (src/features/media/redaction); null where nobody has looked yet.
alter table asset add column redactions jsonb;

-- Looking into a file is no change that staff have made.
create or replace function touch_asset() returns trigger language plpgsql as $$
begin
  new.search := ' ' || fold_text(concat_ws(' ', new.name, localised_words(new.title), localised_words(new.alt), localised_words(new.caption),
                                           localised_words(new.credit), new.copyright, array_to_string(new.tags, ' ')));
  if tg_op = 'UPDATE' and to_jsonb(new) - 'revision' - 'updated_at' - 'redactions' is distinct from to_jsonb(old) - 'revision' - 'updated_at' - 'redactions' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
