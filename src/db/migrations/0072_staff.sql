-- Who works here: accounts that are deactivated, invitations, the history of roles, and an administrator who always stays.

alter table site_user add column deactivated_at timestamptz;
alter table site_user add column revision int not null default 1;
create trigger record_written before update on site_user for each row execute function count_record_writes();
create index site_user_by_role on site_user (role, id) where role <> 'visitor';

-- Roles and states of those who work here, old and new, by whatever way they were changed. Nothing else of an account is in it.
create function note_staff() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then jsonb_build_object('role', old.role, 'is_deactivated', old.deactivated_at is not null) end;
  after jsonb := case when tg_op <> 'DELETE' then jsonb_build_object('role', new.role, 'is_deactivated', new.deactivated_at is not null) end;
  diff jsonb;
begin
  if before is not distinct from after then return null; end if;
  if coalesce(before->>'role', 'visitor') = 'visitor' and coalesce(after->>'role', 'visitor') = 'visitor'
    and before->'is_deactivated' is not distinct from after->'is_deactivated' then return null; end if;
  if tg_op = 'INSERT' and record_setting('user') is null and record_setting('via') is null then return null; end if;
  select coalesce(jsonb_object_agg(key, jsonb_build_array(before->key, after->key)), '{}') into diff
    from jsonb_object_keys(coalesce(after, before)) as key
    where before->key is distinct from after->key and not (before is null and after->key = 'false') and not (after is null and before->key = 'false');
  perform note_record('site_user', case tg_op when 'DELETE' then old.id else new.id end,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end, diff);
  return null;
end $$;
create trigger staff_noted after insert or update of role, deactivated_at or delete on site_user for each row execute function note_staff();

-- At least one administrator stays who is confirmed, not deactivated and has a way to sign in. Judged at the end of a
-- transaction, after all that it changes, and one transaction after another: of two who remove each other the second fails.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'user_login' then
    if not exists (select from site_user where id = old.user_id and role = 'admin') then return null; end if;
  elsif old.role <> 'admin' or old.deactivated_at is not null or not old.email_confirmed then
    return null;
  elsif tg_op = 'UPDATE' then
    if new.role = 'admin' and new.deactivated_at is null and new.email_confirmed then return null; end if;
  end if;
  perform pg_advisory_xact_lock(4713004);
  if not exists (
    select from site_user u
     where u.role = 'admin' and u.deactivated_at is null and u.email_confirmed and exists (select from user_login l where l.user_id = u.id)) then
    raise exception 'The last administrator stays.' using errcode = 'integrity_constraint_violation', constraint = 'last_admin';
  end if;
  return null;
end $$;
create constraint trigger last_admin after update of role, deactivated_at, email_confirmed or delete on site_user
  deferrable initially deferred for each row execute function keep_an_administrator();
create constraint trigger last_admin_login after delete on user_login
  deferrable initially deferred for each row execute function keep_an_administrator();

-- Bound to an address. Its links are in `user_token` as hashes, as 'invitation:' and its number.
create table staff_invitation (
  id              int generated always as identity primary key,
  email           text not null check (email = lower(email)),
  role            user_role not null check (role <> 'visitor'),
  language        text not null check (language in ('de', 'en')),
  invited_by      int references site_user on delete set null,
  invited_by_name text not null,                    -- as it was: the account may be deleted
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  accepted_at     timestamptz,
  revoked_at      timestamptz,
  user_id         int references site_user on delete set null, -- who has accepted it
  check (accepted_at is null or revoked_at is null)
);
create unique index staff_invitation_open on staff_invitation (email) where accepted_at is null and revoked_at is null;
create index staff_invitation_by_inviter on staff_invitation (invited_by);
create index staff_invitation_by_user on staff_invitation (user_id);

-- What somebody has promised who may no longer promise it does not hold: a removed administrator comes back by no invitation.
create function revoke_invitations() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.deactivated_at is null and new.role >= old.role then return new; end if;
  end if;
  update staff_invitation set revoked_at = now()
   where invited_by = old.id and accepted_at is null and revoked_at is null;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger invitations_revoked before update of role, deactivated_at or delete on site_user for each row execute function revoke_invitations();
