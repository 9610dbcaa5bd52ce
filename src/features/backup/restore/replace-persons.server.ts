import type pg from 'pg';

const made = (name: string) => `'${name}-' || id || '@copy.invalid'`;
/** Whoever has an account is the same made-up person wherever the address stands. */
const ofAccount = (address: string) =>
  `(select 'person-' || u.id || '@copy.invalid' from site_user u where u.role = 'visitor' and u.email = lower(${address}))`;

const madeUpAnswers = `
  update form_entry set key = 'copy-' || id, note = case when note = '' then '' else '–' end, answers = coalesce((
    select jsonb_agg(case
      when jsonb_typeof(a -> 'value') <> 'string' or jsonb_array_length(a -> 'words') > 0 or a ->> 'kind' in ('number', 'datetime') then a
      else jsonb_set(a, '{value}', to_jsonb(case a ->> 'kind'
        when 'email' then coalesce(${ofAccount("a ->> 'value'")}, ${made('entry')})
        when 'url' then 'https://copy.invalid/'
        when 'date' then '1980-01-01'
        when 'birthday' then '1980-01-01'
        else 'Person ' || id end)) end order by n)
    from jsonb_array_elements(answers) with ordinality as each (a, n)), '[]')`;

const statements: readonly string[] = [
  madeUpAnswers,
  `update reminder_recipient set email = coalesce(${ofAccount('reminder_recipient.email')}, ${made('reminder')})`,
  // Accounts of staff stay, or nobody could try anything out; their second factors hang on the key of the other site.
  `update user_login set access_token = null, refresh_token = null, id_token = null`,
  `delete from user_login where user_id in (select id from site_user where role = 'visitor')`,
  `update site_user set email = ${made('person')}, first_name = 'Person', last_name = id::text, name = 'Person ' || id, picture = null where role = 'visitor'`,
  ...['user_totp', 'user_passkey', 'user_recovery_code', 'sign_in_event', 'staff_invitation', 'write_receipt'].map((name) => `delete from ${name}`),
  // What would reach others.
  ...['form_delivery', 'form_file', 'form_file_gone', 'form_mail', 'form_webhook', 'webhook_delivery', 'held_job'].map((name) => `delete from ${name}`),
  `update form set webhook_url = '' where webhook_url <> ''`,
];

/**
 * Makes up all persons but staff, and all sent forms, and removes what would reach others, such as webhooks; nothing of it is noted as a
 * change or an erasure.
 */
export async function replacePersons(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal where c.relnamespace = current_schema()::regnamespace`,
  );
  const setTriggers = async (how: 'disable' | 'enable') => {
    for (const { name } of rows) await client.query(`alter table "${name}" ${how} trigger user`);
  };
  await client.query('begin');
  await setTriggers('disable');
  for (const statement of statements) await client.query(statement);
  await setTriggers('enable');
  await client.query('commit');
}
