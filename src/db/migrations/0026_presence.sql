-- Which tabs have which container open (E §6 editors): a lease that each tab renews. It is about now alone, and need not
-- outlive a crash.
create unlogged table presence (
  user_id      int not null references site_user on delete cascade,
  tab          text not null check (length(tab) <= 60),
  container_id int not null references container on delete cascade,
  block        text check (length(block) <= 60),
  until        timestamptz not null,
  primary key (user_id, tab)
);
create index presence_by_container on presence (container_id);
create index presence_by_end on presence (until);
