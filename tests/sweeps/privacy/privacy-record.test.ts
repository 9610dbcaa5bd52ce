import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { auditRetentionDays } from '#api/audit/limits.ts';
import * as account from '#features/account/limits.ts';
import { retained, retainedWeeks } from '#features/backup/limits.ts';
import { changeRetentionDays, maxPreviewDays, pageBinDays, presenceSeconds } from '#features/cms/limits.ts';
import { tempFileHours, usualRetentionDays } from '#features/forms/limits.ts';
import { deadSeconds } from '#features/jobs/limits.ts';
import * as reminders from '#features/reminders/limits.ts';
import { onceDays } from '#features/search/limits.ts';
import { invitationRetentionDays } from '#features/staff/limits.ts';
import { binDays } from '#resources/limits.ts';
import { personalFiles, personalTables } from '../../../src/features/privacy/personal-tables.ts';
import { privacyRecord } from '../../../src/features/privacy/record.ts';
import { notOfPersons, tablesWithoutPersons } from '../../../src/features/privacy/tables-without-persons.ts';
import { testDatabase } from '../../support/database.ts';

const db = await testDatabase();
const { rows } = await sql<{ table: string; columns: string[] }>`
  select c.relname as table, array_agg(a.attname::text) as columns
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped group by 1`.execute(db);
const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns.toSorted()]));

test('every table is in the record, or holds nothing of persons', () => {
  expect([...Object.keys(personalTables), ...tablesWithoutPersons].toSorted()).toEqual([...columnsOf.keys()].toSorted());
});

test.each(Object.entries(personalTables))('every column of %s is known as personal or not', (table, { columns, others, secrets = [], link }) => {
  expect([...columns, ...others].toSorted()).toEqual(columnsOf.get(table));
  expect([...secrets, ...(link ? [link.column] : [])].filter((column) => !columns.includes(column))).toEqual([]);
});

const sounding = /e?mail|^user_|_by$|address|device|phone|first_name|last_name|birth|token|password|recipient|author|person|^ip$|street/;

test('a column that sounds like a person’s is in the record, or it is said why not', () => {
  const found = tablesWithoutPersons.flatMap((table) =>
    (columnsOf.get(table) ?? []).filter((column) => sounding.test(column)).map((column) => `${table}.${column}`),
  );
  expect(found.filter((column) => !(column in notOfPersons))).toEqual([]);
});

test('what refers to a person is in the record, with the column that does', async () => {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, a.attname as column from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where contype = 'f' and confrelid in ('site_user'::regclass, 'reminder_recipient'::regclass, 'form_entry'::regclass)`.execute(db);
  expect(keys.length).toBeGreaterThan(25);
  expect(keys.filter(({ table, column }) => !personalTables[table]?.columns.includes(column))).toEqual([]);
});

test.each([
  ['user_session', `${account.idleDays} days`],
  ['user_session', `${account.absoluteDays} days`],
  ['user_token', `${account.resetMinutes} minutes to ${account.staffInvitationDays} days`],
  ['site_user', `${account.unconfirmedDays} days`],
  ['sign_in_event', `${account.logDays} days`],
  ['reminder_recipient', `${reminders.confirmHours} hours`],
  ['form_entry', `${usualRetentionDays} unless`],
  ['form_file', `${tempFileHours} hours`],
  ['search_once', `${onceDays} days`],
  ['staff_invitation', `${invitationRetentionDays} days`],
  ['audit_log', `${auditRetentionDays} days`],
  ['record_bin', `${binDays} days`],
  ['container_change', `${changeRetentionDays} days`],
  ['page_bin', `${pageBinDays} days`],
  ['preview_link', `${maxPreviewDays} days`],
  ['presence', `${presenceSeconds} seconds`],
])('%s is kept as long as the program keeps it: %s', (table, time) => expect(personalTables[table]?.until).toContain(time));

test('jobs and backups as well', () => {
  const text = JSON.stringify(personalFiles);
  for (const time of [
    `then ${deadSeconds / 86_400} days`,
    `${retained.daily} daily ones and ${retainedWeeks} weekly`,
    `the last ${retained.manual}`,
    `the last ${retained.upgrade} each`,
  ])
    expect(text).toContain(time);
});

test('docs/privacy/record.md is what the program does', () => expect(readFileSync('docs/privacy/record.md', 'utf8')).toBe(privacyRecord()));
