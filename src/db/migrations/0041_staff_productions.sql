-- Staff change productions and partners on the revision that they have seen (If-Match). What triggers keep of a production's
-- events, such as its last day, is no write of it.
alter table production add column revision int not null default 1;
alter table partner add column revision int not null default 1;

create function production_count_writes() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger production_written before update of preline, title, subtitle, description, opening_hours, promoter, type_id, season_id, image_id, details
  on production for each row
  when ((old.preline, old.title, old.subtitle, old.description, old.opening_hours, old.promoter, old.type_id, old.season_id, old.image_id, old.details)
    is distinct from (new.preline, new.title, new.subtitle, new.description, new.opening_hours, new.promoter, new.type_id, new.season_id, new.image_id, new.details))
  execute function production_count_writes();
