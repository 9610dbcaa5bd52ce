-- Who works here and with whom: people by category, with what they do in the house.

create table person_category (
  id   int generated always as identity primary key,
  name jsonb not null,
  sort int not null default 0
);

alter table person
  add column category_id int references person_category on delete set null,   -- null: no page of the team names them
  add column position    jsonb not null default '{}',                         -- what they do in the house
  add column sort        int not null default 0;                              -- within the category
create index person_of_category on person (category_id, sort, sort_name, id) where category_id is not null;
