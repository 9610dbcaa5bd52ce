-- Pages made of blocks (E §3 "Page", "Container module"). Documents are text, not jsonb: the order of their keys is part
-- of what is kept (docs/decisions, "The document of a container").

alter table page
  add column revision int not null default 1,
  add column updated_at timestamptz not null default now();

create function touch_page() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'revision' - 'updated_at' is distinct from to_jsonb(old) - 'revision' - 'updated_at' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger touch_page before update on page for each row execute function touch_page();

-- One tree of blocks: the draft that editors work on. It belongs to an object (a page, an event …) or stands by itself.
create table container (
  id           int generated always as identity primary key,
  model        text not null default 'container' check (model = 'container'),
  slug         text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  parent       int references container on delete cascade check (parent <> id),
  content_type text check (content_type ~ '^[a-z][a-z_]{0,39}$'),
  object_id    int,
  sort         int not null default 0,
  draft        text not null,
  revision     int not null default 1,
  uses         text[] not null default '{}',   -- what the draft refers to: image:12, link:/de/besuch, event:7
  updated_at   timestamptz not null default now(),
  updated_by   int references site_user on delete set null,
  check (num_nonnulls(content_type, object_id) <> 1)
);
create index container_by_object on container (content_type, object_id);
create index container_by_use on container using gin (uses);

-- Full copies. Every publish and every named version is kept; of a day's autosaves the last.
create table container_version (
  id           int generated always as identity primary key,
  container_id int not null references container on delete cascade,
  kind         text not null check (kind in ('publish', 'named', 'autosave')),
  language     text check (language ~ '^[a-z]{2,3}$'),   -- that was published
  name         text not null default '',
  day          date not null,                             -- in Berlin
  revision     int not null,
  document     text not null,
  at           timestamptz not null,
  user_id      int references site_user on delete set null,
  check ((kind = 'publish') = (language is not null))
);
create index container_version_by_container on container_version (container_id, id);
create unique index container_version_autosave on container_version (container_id, day) where kind = 'autosave';

-- What visitors see, in each language. The rows are there before anything is published, so that publishing is a change of
-- rows that are known, and purges the pages that have read them and no others.
create table published_container (
  id           int generated always as identity primary key,
  container_id int not null references container on delete cascade,
  language     text not null check (language ~ '^[a-z]{2,3}$'),
  document     text,
  version_id   int references container_version on delete set null,
  published_at timestamptz,
  uses         text[] not null default '{}',
  search_text  text not null default '',
  unique (container_id, language),
  check (num_nulls(document, published_at) <> 1)
);
create index published_container_by_use on published_container using gin (uses);

create function prepare_publishing() returns trigger language plpgsql as $$
begin
  insert into published_container (container_id, language) values (new.id, 'de'), (new.id, 'en');
  return null;
end $$;
create trigger prepare_publishing after insert on container for each row execute function prepare_publishing();

-- The commands that led from one revision to the next: what somebody is told whose own were made on an older one.
create table container_change (
  container_id int not null references container on delete cascade,
  revision     int not null,                  -- that it led to
  commands     text not null,
  at           timestamptz not null,
  user_id      int references site_user on delete set null,
  primary key (container_id, revision)
);

-- Answers to writes by the idempotency key of who sent them: a repeated request gets the same answer and does nothing.
create table write_receipt (
  user_id  int not null references site_user on delete cascade,
  key      text not null check (length(key) <= 100),
  request  text not null,                     -- a sum of what was asked
  answer   text not null,
  at       timestamptz not null,
  primary key (user_id, key)
);
create index write_receipt_by_age on write_receipt (at);

-- One old address leads to one new one (E §3 "Redirect rule"): paths of this site, no chain, no loop.
create table redirect_rule (
  id       int generated always as identity primary key,
  old_path text not null unique check (old_path ~ '^/' and is_link(old_path)),
  new_path text not null check (new_path ~ '^/' and is_link(new_path) and new_path <> old_path)
);
create index redirect_rule_by_goal on redirect_rule (new_path);
