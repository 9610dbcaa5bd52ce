-- The media library: a picture becomes one kind of asset among others. It keeps its number, so that all that refers to it
-- (events, productions, pages, blocks, the logo) goes on referring to it.

drop function if exists tell_change_of_image() cascade;
alter table image rename to asset;
alter table asset rename constraint image_pkey to asset_pkey;
alter table asset rename constraint image_file_key to asset_file_key;

create table asset_folder (
  id       int generated always as identity primary key,
  parent   int references asset_folder check (parent <> id),
  name     text not null check (name = btrim(name) and length(name) between 1 and 100),
  revision int not null default 1,
  unique nulls not distinct (parent, name)
);

alter table asset
  alter column credit drop default,
  alter column credit type jsonb using case when credit = '' then '{}'::jsonb else jsonb_build_object('de', credit) end,
  alter column credit set default '{}',
  alter column width set default 0,
  alter column height set default 0,
  alter column color set default '#777777',
  drop constraint image_width_check,
  drop constraint image_height_check,
  add column kind            text not null default 'image' check (kind in ('image', 'video', 'audio', 'document', 'captions')),
  add column name            text not null default '' check (length(name) <= 200),     -- of the file, as it was sent
  add column content_hash    text unique check (content_hash ~ '^[0-9a-f]{64}$'),      -- SHA-256; null where it came before there was a library
  add column size            int not null default 0 check (size >= 0),                 -- bytes of the original
  add column duration        real check (duration >= 0),                               -- seconds
  add column page_count      int check (page_count > 0),
  add column title           jsonb not null default '{}',
  add column decorative      boolean not null default false,
  add column caption         jsonb not null default '{}',
  add column transcript      jsonb not null default '{}',
  add column copyright       text not null default '',
  add column copyright_until date,                                                     -- the last day in Berlin on which it may be shown
  add column available_from  timestamptz,
  add column crops           jsonb not null default '{}',                              -- ratio → { x, y, width, height }, each 0–1 of the picture
  add column folder_id       int references asset_folder,
  add column tags            text[] not null default '{}',
  add column search          text not null default '',                                 -- kept by trigger
  add column revision        int not null default 1,                                   -- kept by trigger
  add column created_at      timestamptz not null default now(),
  add column created_by      int references site_user on delete set null,
  add column updated_at      timestamptz not null default now(),
  add column deleted_at      timestamptz,                                              -- in the bin since then
  add column deleted_by      int references site_user on delete set null,
  add constraint asset_has_extent check (kind <> 'image' or (width > 0 and height > 0));

create function localised_words(given jsonb) returns text immutable language sql as $$
  select string_agg(value, ' ') from jsonb_each_text(given)
$$;

create function touch_asset() returns trigger language plpgsql as $$
begin
  new.search := ' ' || fold_text(concat_ws(' ', new.name, localised_words(new.title), localised_words(new.alt), localised_words(new.caption),
                                           localised_words(new.credit), new.copyright, array_to_string(new.tags, ' ')));
  if tg_op = 'UPDATE' and to_jsonb(new) - 'revision' - 'updated_at' is distinct from to_jsonb(old) - 'revision' - 'updated_at' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
update asset set search = ' ' || fold_text(concat_ws(' ', localised_words(alt), localised_words(credit)));
create trigger touch_asset before insert or update on asset for each row execute function touch_asset();

create function touch_asset_folder() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger touch_asset_folder before update on asset_folder for each row execute function touch_asset_folder();

create index asset_newest on asset (created_at desc, id desc) where deleted_at is null;
create index asset_in_bin on asset (deleted_at) where deleted_at is not null;
create index asset_by_folder on asset (folder_id) where folder_id is not null;
create index asset_by_tag on asset using gin (tags);

-- Letters anywhere in a text, where the server has the extension (migration 0012).
do $$
declare place text;
begin
  select nspname into place from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace where opcname = 'gin_trgm_ops';
  if place is not null then
    execute format('create index asset_by_letters on asset using gin (search %I.gin_trgm_ops) with (fastupdate = off)', place);
  end if;
end
$$;

-- "Where used" and "in use" ask from the asset's side.
create index event_by_image on event (image_id) where image_id is not null;
create index production_by_image on production (image_id) where image_id is not null;
create index person_by_image on person (image_id) where image_id is not null;
create index teaser_by_image on teaser (image_id) where image_id is not null;
create index page_by_image on page (og_image_id) where og_image_id is not null;
