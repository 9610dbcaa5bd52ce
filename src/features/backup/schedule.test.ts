import { expect, test } from 'vitest';
import { type Backup, expired } from './archive/list-backups.server.ts';
import type { BackupKind, Manifest } from './archive/manifest.ts';
import { isDue } from './schedule.server.ts';

const backup = (snapshot_at: string, kind: BackupKind = 'daily'): Backup => {
  const manifest: Partial<Manifest> = { snapshot_at: new Date(snapshot_at).toISOString(), kind };
  return { name: `${snapshot_at}-${kind}`, manifest: manifest as Manifest }; // of which only these two are read
};
const started = new Date('2026-11-01T00:00:00+01:00');

test.each([
  ['before its hour', '2026-11-28T01:59:00+01:00', '2026-11-27T02:01:00+01:00', null, false],
  ['after its hour', '2026-11-28T02:00:00+01:00', '2026-11-27T02:01:00+01:00', null, true],
  ['once made', '2026-11-28T23:00:00+01:00', '2026-11-28T02:01:00+01:00', null, false],
  ['a day was missed', '2026-11-28T01:00:00+01:00', '2026-11-26T02:01:00+01:00', null, true],
  ['just failed', '2026-11-28T02:30:00+01:00', '2026-11-27T02:01:00+01:00', '2026-11-28T02:00:00+01:00', false],
  ['failed an hour ago', '2026-11-28T03:00:00+01:00', '2026-11-27T02:01:00+01:00', '2026-11-28T02:00:00+01:00', true],
  ['in summer', '2026-07-01T02:00:00+02:00', '2026-06-30T02:01:00+02:00', null, true],
])('the daily one, %s', (_, now, latest, failed, due) =>
  expect(isDue([backup(latest)], { now: new Date(now), hour: 2, startedAt: started, failedAt: failed ? new Date(failed) : null })).toBe(due),
);

test('the first one is made ten minutes after the start, whatever else there is', () => {
  const moments = { hour: 2, startedAt: new Date('2026-11-28T12:00:00+01:00'), failedAt: null };
  const others = [backup('2026-11-28T11:00:00+01:00', 'manual')];
  expect(isDue(others, { ...moments, now: new Date('2026-11-28T12:09:00+01:00') })).toBe(false);
  expect(isDue(others, { ...moments, now: new Date('2026-11-28T12:10:00+01:00') })).toBe(true);
});

test('14 daily ones stay, of eight weeks the first of each, and some of the other kinds', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, 28, 1) - n * 86_400_000).toISOString();
  const daily = Array.from({ length: 90 }, (_, n) => backup(day(n)));
  const points = Array.from({ length: 5 }, (_, n) => backup(day(n), 'restore_point'));
  const gone = new Set(expired([...daily, ...points]));
  const left = daily.filter(({ name }) => !gone.has(name)).map(({ manifest }) => manifest.snapshot_at.slice(0, 10));
  expect(left.slice(0, 14)).toEqual(daily.slice(0, 14).map(({ manifest }) => manifest.snapshot_at.slice(0, 10)));
  expect(left.slice(14)).toEqual(['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19', '2026-10-12', '2026-10-05']);
  expect(points.filter(({ name }) => !gone.has(name))).toEqual(points.slice(0, 3));
});
