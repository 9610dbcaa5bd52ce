-- What stands around the pages (V §2 "Page furniture"): settings, the tree of pages with its menus, opening hours,
-- alerts, and the log of pages that were not found.

-- What a link may be: a path of this site, or an https address. Nothing else reaches an href.
create function is_link(link text) returns boolean immutable parallel safe language sql as $$
  select link is null or link ~ '^(/([^/\\[:space:]][^\\[:space:]]*)?|https://[^\\[:space:]]+)$'
$$;

-- One row a setting; keys and values are declared in the settings feature. A missing row means the default.
create table setting (
  key   text primary key,
  value jsonb not null
);

create type menu_group as enum ('primary', 'secondary');

-- A page in the tree of the site (E §3). With content_type 'link' it is only an entry of a menu that leads elsewhere.
create table page (
  id                 int generated always as identity primary key,
  parent             int references page on delete restrict check (parent <> id),
  content_type       text not null default 'page' check (content_type in ('page', 'link')),
  urls               jsonb not null check (urls ? 'de'),   -- per language: its path; of a link also an https address
  title              jsonb not null,
  headline           jsonb not null default '{}',
  is_online          boolean not null default false,
  is_clickable       boolean not null default true,
  is_landing_page    boolean not null default false,
  has_tab_navigation boolean not null default false,
  in_menu            boolean not null default false,
  in_footer          boolean not null default false,
  menu_group         menu_group not null default 'primary',
  sort               int not null default 0,
  meta_title         jsonb not null default '{}',
  meta_description   jsonb not null default '{}',
  og_title           jsonb not null default '{}',
  og_description     jsonb not null default '{}',
  og_type            text not null default 'website',
  og_image_id        int references image,
  check (is_link(urls->>'de') and is_link(urls->>'en')),
  check (content_type = 'link' or (urls->>'de' ~ '^/de(/|$)' and coalesce(urls->>'en', '/en') ~ '^/en(/|$)'))
);
create unique index page_by_german_path on page ((urls->>'de')) where content_type = 'page';
create unique index page_by_english_path on page ((urls->>'en')) where content_type = 'page';
create index page_by_parent on page (parent);

-- The regular week; several rows a day are several ranges. A range that ends at or before its beginning ends on the next day.
create table opening_hours (
  id                   int generated always as identity primary key,
  weekday              int not null check (weekday between 0 and 6),   -- 0 is Monday
  time_from            time,
  time_to              time,
  closed               boolean not null default false,
  alternative_text     jsonb not null default '{}',
  alternative_link_url jsonb not null default '{}',
  check (num_nonnulls(time_from, time_to) = case when closed then 0 else 2 end),
  check (is_link(alternative_link_url->>'de') and is_link(alternative_link_url->>'en'))
);

-- Days that replace the regular week.
create table opening_hours_exception (
  id                   int generated always as identity primary key,
  day                  date not null,
  time_from            time,
  time_to              time,
  closed               boolean not null default false,
  alternative_text     jsonb not null default '{}',
  alternative_link_url jsonb not null default '{}',
  check (num_nonnulls(time_from, time_to) = case when closed then 0 else 2 end),
  check (is_link(alternative_link_url->>'de') and is_link(alternative_link_url->>'en'))
);
create index opening_hours_exception_by_day on opening_hours_exception (day);

-- The banner above the page. Shown from the first instant to before the second; either may be open.
create table alert (
  id            int generated always as identity primary key,
  title         jsonb not null,
  text          jsonb not null default '{}',
  link          jsonb not null default '{}',
  link_title    jsonb not null default '{}',
  is_online     boolean not null default false,
  visible_from  timestamptz,
  visible_until timestamptz,
  sort          int not null default 0,
  check (visible_from < visible_until),
  check (is_link(link->>'de') and is_link(link->>'en'))
);

-- Pages that could not be shown, counted by path: no query, no visitor (E §8).
create table error_log (
  id         int generated always as identity primary key,
  path       text not null,
  status     int not null check (status between 400 and 599),
  count      int not null default 1,
  reference  text,                                -- of the newest failure, as the visitor was shown it
  first_seen timestamptz not null,
  last_seen  timestamptz not null,
  unique (path, status)
);
create index error_log_by_use on error_log (count, last_seen);
