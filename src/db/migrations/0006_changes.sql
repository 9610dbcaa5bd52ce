-- Every process that keeps what it has read (src/db/kept.server.ts) is told which table has changed, when the
-- transaction commits. Once a statement, not once a row: PostgreSQL sends equal notes of a transaction only once.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('foyer_change', tg_table_name);
  return null;
end
$$;

do $$
declare tracked text;
begin
  foreach tracked in array array[
    'setting', 'page', 'opening_hours', 'opening_hours_exception', 'alert', 'image',
    'room', 'exhibition_type', 'tag', 'series', 'genre', 'teaser'
  ] loop
    execute format(
      'create trigger tell_change after insert or update or delete or truncate on %I for each statement execute function tell_change()', tracked);
  end loop;
end
$$;
