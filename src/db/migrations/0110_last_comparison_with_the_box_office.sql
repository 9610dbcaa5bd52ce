-- How many dates differed from the box office when it was last asked: the start page of staff asks no other system.
create table box_office_comparison (
  only_one    boolean primary key default true check (only_one),
  differing   int not null,
  compared_at timestamptz not null
);
