-- Accounts of the staff: roles, the second factor, and that an administrator remains.

-- At least one administrator stays who is confirmed, not deactivated and has a way to sign in. Judged at the end of a
-- transaction, after all that it changes, and one transaction after another: of two who remove each other the second fails.
create or replace function keep_an_administrator() returns trigger language plpgsql as $$
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

drop trigger if exists last_admin on site_user;
create constraint trigger last_admin after update of role, deactivated_at, email_confirmed or delete on site_user
  deferrable initially deferred for each row execute function keep_an_administrator();
drop trigger if exists last_admin_login on user_login;
create constraint trigger last_admin_login after delete on user_login
  deferrable initially deferred for each row execute function keep_an_administrator();

-- Roles and states of those who work here, old and new, by whatever way they were changed. Nothing else of an account is in it.
create or replace function note_staff() returns trigger language plpgsql as $$
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

create or replace trigger staff_noted after insert or update of role, deactivated_at or delete on site_user for each row execute function note_staff();

create or replace function note_role_since() returns trigger language plpgsql as $$
begin
  if new.role > old.role then new.role_since := now(); end if;
  return new;
end $$;

create or replace trigger role_since_noted before update of role on site_user for each row execute function note_role_since();

create or replace function has_second_factor(person int) returns boolean language sql stable as $$
  select exists (select from user_totp where user_id = person and confirmed_at is not null)
      or exists (select from user_passkey where user_id = person)
$$;

-- Until when somebody has to set a factor up; null: they need none, or have one.
create or replace function second_factor_due(person int) returns timestamptz language sql stable as $$
  select greatest(r.since, u.role_since) + make_interval(days => r.days)
    from site_user u, factor_requirement r
   where u.id = person and u.role >= r.role and not has_second_factor(u.id)
$$;

-- What somebody has promised who may no longer promise it does not hold: a removed administrator comes back by no invitation.
create or replace function revoke_invitations() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.deactivated_at is null and new.role >= old.role then return new; end if;
  end if;
  update staff_invitation set revoked_at = now()
   where invited_by = old.id and accepted_at is null and revoked_at is null;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create or replace trigger invitations_revoked before update of role, deactivated_at or delete on site_user for each row execute function revoke_invitations();

-- What was for one person alone goes with the account; what others use stays.
create or replace function forget_saved_views() returns trigger language plpgsql as $$
begin
  delete from saved_view where user_id = old.id and audience = 'mine';
  return old;
end $$;

create or replace trigger saved_views_forgotten before delete on site_user for each row execute function forget_saved_views();
