-- Deleted pages, for 30 days: the page with its containers, their versions and what was published of them, as they were. They
-- are no rows of their tables meanwhile, so that no menu, search or sitemap can show them by mistake.
create table page_bin (
  id         int primary key,              -- of the page
  title      jsonb not null,
  urls       jsonb not null,
  content    jsonb not null,
  deleted_at timestamptz not null,
  user_id    int references site_user on delete set null
);
