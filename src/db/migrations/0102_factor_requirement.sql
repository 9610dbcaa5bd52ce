-- From which role on a second factor is required; null: from none. There is one row.
create table factor_requirement (
  id       int primary key default 1 check (id = 1),
  role     user_role check (role <> 'visitor'),
  days     int not null default 14 check (days between 0 and 90), -- of grace
  since    timestamptz not null default now(),                   -- when the role was last set
  revision int not null default 1
);
insert into factor_requirement default values;
create trigger record_written before update on factor_requirement for each row execute function count_record_writes();

-- When somebody last got a higher role: their time of grace begins then, if the requirement is older.
alter table site_user add column role_since timestamptz not null default now();
create function note_role_since() returns trigger language plpgsql as $$
begin
  if new.role > old.role then new.role_since := now(); end if;
  return new;
end $$;
create trigger role_since_noted before update of role on site_user for each row execute function note_role_since();

-- Until when somebody has to set a factor up; null: they need none, or have one.
create function second_factor_due(person int) returns timestamptz language sql stable as $$
  select greatest(r.since, u.role_since) + make_interval(days => r.days)
    from site_user u, factor_requirement r
   where u.id = person and u.role >= r.role and not has_second_factor(u.id)
$$;
