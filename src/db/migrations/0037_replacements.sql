-- Find and replace over all drafts: what each text was and is, so that all of it can be taken back as one.
create table replacement (
  id        int generated always as identity primary key,
  find      text not null,
  replace   text not null,
  changes   text not null,
  at        timestamptz not null,
  undone_at timestamptz,
  user_id   int references site_user on delete set null
);
