-- The media library.

-- A picture that cannot be made is no change that staff have made.
create or replace function touch_asset() returns trigger language plpgsql as $$
begin
  new.search := ' ' || fold_text(concat_ws(' ', new.name, localised_words(new.title), localised_words(new.alt), localised_words(new.caption),
                                           localised_words(new.credit), new.copyright, array_to_string(new.tags, ' ')));
  if tg_op = 'UPDATE' and to_jsonb(new) - 'revision' - 'updated_at' - 'redactions' - 'preview_failed'
      is distinct from to_jsonb(old) - 'revision' - 'updated_at' - 'redactions' - 'preview_failed' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace trigger touch_asset before insert or update on asset for each row execute function touch_asset();

create or replace function touch_asset_folder() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

create or replace trigger touch_asset_folder before update on asset_folder for each row execute function touch_asset_folder();
