-- Sources of imports by name, and how their files are read (src/features/import/named-source).
create table import_source (
  id       int generated always as identity primary key,
  name     text not null check (name <> ''),
  key      text not null unique,              -- the name, folded
  file_key text not null,                     -- of the file that was last read from it, without dates and numbers in its name
  reading  jsonb not null default '{}',       -- what was chosen for it
  read_at  timestamptz not null default now()
);
create index import_source_by_file on import_source (file_key, read_at desc);

-- The act that took back a cancellation by the import, or put a date online again, as the source had it again.
alter table imported_record add returned_act text;
