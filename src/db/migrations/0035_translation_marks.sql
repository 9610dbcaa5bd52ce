-- That a translation was looked at and is right for what the other language says now: `source` is a sum of that text, so a
-- mark ends by itself when the text is another.
create table translation_mark (
  container_id int not null references container on delete cascade,
  block_id     text not null check (length(block_id) <= 60),
  field        text not null check (length(field) <= 60),
  language     text not null check (language ~ '^[a-z]{2,3}$'),
  source       text not null,
  at           timestamptz not null,
  user_id      int references site_user on delete set null,
  primary key (container_id, block_id, field, language)
);
