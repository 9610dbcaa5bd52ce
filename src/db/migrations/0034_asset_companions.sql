-- What belongs to a film, sound or document and goes where it goes: its captions as files, one a language, and the picture made
-- from it (a frame, its first page). Such stand in no list of the library, and have no folder of their own.

alter table asset
  add column belongs_to     int references asset on delete cascade check (belongs_to <> id),
  add column lang           text check (lang ~ '^[a-z]{2,3}$'),     -- of captions
  add column poster_id      int references asset,                   -- chosen by hand: stands for a film or document in place of what was made from it
  add column preview_failed boolean not null default false,         -- nothing can be made from this file
  add constraint asset_companion check (belongs_to is null or (kind in ('image', 'captions') and folder_id is null and poster_id is null)),
  add constraint asset_language check (belongs_to is null or kind <> 'captions' or lang is not null),
  add constraint asset_poster check (poster_id is null or kind in ('video', 'document'));

create unique index asset_by_owner on asset (belongs_to, kind, lang) nulls not distinct where belongs_to is not null;
create index asset_by_poster on asset (poster_id) where poster_id is not null;

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

-- Lists and their counts are read from indexes alone (0027): now without what belongs to something else.
drop index asset_newest, asset_in_bin, asset_by_kind, asset_by_name, asset_by_size, asset_rights_unknown, asset_rights_granted,
  asset_alternative_missing, asset_alternative_incomplete;
create index asset_newest on asset (created_at desc, id desc) where deleted_at is null and belongs_to is null;
create index asset_in_bin on asset (deleted_at) where deleted_at is not null;
create index asset_by_kind on asset (kind, created_at desc, id desc) where deleted_at is null and belongs_to is null;
create index asset_by_name on asset (name, id) where deleted_at is null and belongs_to is null;
create index asset_by_size on asset (size desc, id desc) where deleted_at is null and belongs_to is null;
create index asset_rights_unknown on asset (created_at desc, id desc) include (copyright_until)
  where deleted_at is null and belongs_to is null and credit = '{}' and copyright = '';
create index asset_rights_granted on asset (created_at desc, id desc) include (copyright_until)
  where deleted_at is null and belongs_to is null and not (credit = '{}' and copyright = '');
create index asset_alternative_missing on asset (created_at desc, id desc)
  where deleted_at is null and belongs_to is null and kind = 'image' and not decorative and alt = '{}';
create index asset_alternative_incomplete on asset (created_at desc, id desc)
  where deleted_at is null and belongs_to is null and kind = 'image' and not decorative and not (alt ?& array['de', 'en']);
