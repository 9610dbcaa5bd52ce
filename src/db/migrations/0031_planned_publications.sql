-- Publishing and taking offline at an instant that staff have set. What will be published is a version that nobody changes:
-- who goes on writing after planning publishes no half sentence.
alter table container_version drop constraint container_version_kind_check;
alter table container_version add constraint container_version_kind_check check (kind in ('publish', 'named', 'autosave', 'planned'));
alter table container_version drop constraint container_version_check;
alter table container_version add constraint container_version_check check ((kind in ('publish', 'planned')) = (language is not null));

create table planned_publication (
  id           int generated always as identity primary key,
  container_id int not null references container on delete cascade,
  language     text not null check (language ~ '^[a-z]{2,3}$'),
  kind         text not null check (kind in ('publish', 'unpublish')),
  at           timestamptz not null,
  version_id   int references container_version on delete cascade,
  user_id      int references site_user on delete set null,
  unique (container_id, language, kind),
  check ((kind = 'publish') = (version_id is not null))
);
