-- What is planned on a page of blocks may wait for a release, and then has its moment.
alter table planned_publication
  alter column at drop not null,
  add column release_id int references release,
  add check ((at is null) = (release_id is not null)),
  add check (release_id is null or kind = 'publish');
create index planned_publication_by_release on planned_publication (release_id) where release_id is not null;

-- What a release has published, and what stood there before: it can be taken back as one.
create table release_publication (
  id                  int generated always as identity primary key,
  release_id          int not null references release on delete cascade,
  container_id        int not null references container on delete cascade,
  language            text not null,
  version_id          int not null references container_version on delete cascade,
  previous_version_id int references container_version on delete set null,
  page_id             int references page on delete set null, -- that was offline, and went online with it
  user_id             int references site_user on delete set null,
  unique (container_id, language)
);
create index release_publication_by_release on release_publication (release_id);
