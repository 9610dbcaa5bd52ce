-- What somebody of the staff narrows a list of the back office down to, kept under a name: for oneself, one's role or everybody.
create table saved_view (
  id         int generated always as identity primary key,
  list       text not null,                -- the record's part of addresses: 'events'
  name       text not null,
  query      jsonb not null,               -- as it stands in the address
  audience   text not null check (audience in ('mine', 'role', 'all')),
  role       text not null,                -- of whoever saved it
  user_id    int references site_user on delete set null,
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
create index saved_view_by_list on saved_view (list);

-- What was for one person alone goes with the account; what others use stays.
create function forget_saved_views() returns trigger language plpgsql as $$
begin
  delete from saved_view where user_id = old.id and audience = 'mine';
  return old;
end $$;
create trigger saved_views_forgotten before delete on site_user for each row execute function forget_saved_views();
