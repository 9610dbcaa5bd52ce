-- Links by which somebody outside sees the draft of one page until they expire or are revoked. The token is kept as it is, so
-- that editors can copy the link again; it opens a draft to be read and nothing else.
create table preview_link (
  id         int generated always as identity primary key,
  token      text not null unique,
  page_id    int not null references page on delete cascade,
  at         timestamptz,                      -- the moment that is shown; null: the present
  expires_at timestamptz not null,
  created_at timestamptz not null,
  user_id    int references site_user on delete set null
);
create index preview_link_by_page on preview_link (page_id);
