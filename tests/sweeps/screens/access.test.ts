import { beforeAll, expect, test } from 'vitest';
import { resources } from '../../../src/app/resources.ts';
import type { Role } from '../../../src/roles.ts';
import { screensByPart } from '../../screens/addresses.ts';
import { type TestApp, testApp, testNow, testPassword } from '../../support/app.ts';
import { codeOf, send, setUpTotp } from '../../support/second-factor/second-factor.ts';

// Every screen of the back office × who asks × the state of their second factor, as a table: what they see.
type Headers = Record<string, string>;
type Seen = 'screen' | 'refusal' | 'sign-in' | 'set-up' | 'moved';
const staff = ['editor', 'manager', 'admin'] as const;
type StaffRole = (typeof staff)[number];
const states = ['none', 'awaited', 'shown', 'in grace', 'overdue'] as const;

let now = testNow;
let site: TestApp;
let visitor: Headers;
const people = {} as Record<StaffRole, Record<'none' | 'awaited' | 'shown', Headers>>;
beforeAll(async () => {
  site = await testApp({ now: () => now });
  visitor = (await site.signIn('visitor')).headers;
  for (const role of staff) {
    const none = (await site.signIn(role)).headers;
    const { email, headers } = await site.signIn(role, `${role}-with-app@haus.example`);
    const { key } = await setUpTotp(site, { headers }, now);
    const signIn = () => send(site, 'user-login/', { email, password: testPassword });
    const [awaited, second] = [await signIn(), await signIn()];
    now = new Date(now.getTime() + 30_000);
    const shown = await send(site, 'user-login/second/', { code: codeOf(key, now) }, second.headers);
    people[role] = { none, awaited: awaited.headers, shown: shown.headers };
  }
});

/** From which role on a screen is more than a refusal, beside those of records; all others open for editors. */
const opensFrom: Record<string, Role> = {
  opening: 'manager',
  'box-office': 'manager',
  import: 'manager',
  'events/shift': 'manager',
  'events/sale-dates': 'manager',
  'events/change': 'manager',
  'events/:id/change': 'manager',
  'events/:id/cast': 'manager',
  'productions/:id/change': 'manager',
  'productions/:id/cast': 'manager',
  'productions/:id/dates': 'manager',
  'series/dates': 'manager',
  changes: 'manager',
  replace: 'manager',
  'dashboards/site': 'manager',
  'dashboards/searches': 'manager',
  'dashboards/media': 'manager',
  'dashboards/errors': 'manager',
  'dashboards/versions': 'manager',
  'dashboards/sign-ins': 'admin',
  users: 'admin',
  'users/:id': 'admin',
  'policy-reports': 'admin',
  backups: 'admin',
  // A choice of what to begin with stands before their form.
  'events/new': 'editor',
  'productions/new': 'editor',
  state: 'manager',
  jobs: 'manager',
};

/** What the screens of a record need follows from what its declaration says of its calls. */
function roleFor(screen: string): Role {
  const own = opensFrom[screen];
  const [path, ...below] = screen.split('/');
  const access = resources.resources.find((one) => one.path === path)?.access;
  if (own || !access) return own ?? 'editor';
  return { new: access.write, import: access.write, bin: access.remove }[below.join('/')] ?? access.read;
}

const ranks: readonly Role[] = ['visitor', ...staff];
function expected(screen: string, role: StaffRole, state: (typeof states)[number]): Seen {
  if (state === 'awaited') return 'sign-in';
  if (state === 'overdue') return screen === 'security' ? 'screen' : 'set-up';
  if (/^(events|productions)\/:id\/page$/.test(screen)) return 'moved'; // to a screen that is asked by itself
  return ranks.indexOf(role) >= ranks.indexOf(roleFor(screen)) ? 'screen' : 'refusal';
}

const refusals =
  /fehlt Ihnen die Berechtigung|, wer das Haus verwaltet\.|dürfen Sie hier nichts|dürfen Programmleitung und Verwaltung|dürfen nur Programmplaner/;
/** To see a record is not to be refused; to see the form of a new one is. */
const readOnly = /Sie können das ansehen, aber nicht ändern/;

async function seenBy(screen: string, headers: Headers, wanted: Seen): Promise<Seen | string> {
  const response = await site.get(`/cms-hub/${screen.replace(/:\w+/g, '1')}`.replace(/\/$/, ''), headers);
  const target = response.headers.get('location') ?? '';
  const page = await response.text();
  if (response.status === 301) return 'moved';
  if (response.status === 302) return target.startsWith('/cms-hub/security') ? 'set-up' : target.includes('/user/login?next=') ? 'sign-in' : target;
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
  // A refusal stands in the back office's own frame, with a way on.
  if (response.status === 403) return page.includes('id="back-office"') ? 'refusal' : 'an error page';
  // Of what is not there: nothing is told to who may not see it, and the others are told just that.
  if (response.status === 404) return wanted;
  return response.status === 200 ? (refusals.test(main) || (screen.endsWith('/new') && readOnly.test(main)) ? 'refusal' : 'screen') : String(response.status);
}

const require = async (role: 'editor' | null, days: number) => {
  await site.db.updateTable('factor_requirement').set({ role, days }).execute();
  site.accounts.sessions.forget();
};

const screens = [...screensByPart.values()].flat().map((path) => path.replace(/^\/cms-hub\/?/, ''));

// What makes the first administrator is for nobody who is signed in, and only as long as there is none (first-admin.test.ts).
test.each(screens.filter((screen) => screen !== 'first-run'))('/%s is seen by whom it is for, in whichever state their second factor is', async (screen) => {
  const wanted: Record<string, Seen> = { nobody: 'sign-in', visitor: 'refusal' };
  const table: Record<string, string> = { nobody: await seenBy(screen, {}, 'sign-in'), visitor: await seenBy(screen, visitor, 'refusal') };
  for (const state of states) {
    if (state === 'in grace') await require('editor', 14);
    if (state === 'overdue') await require('editor', 0);
    for (const role of staff) {
      const key = `${role}, ${state}`;
      const should = expected(screen, role, state);
      const headers = people[role][state === 'awaited' || state === 'shown' ? state : 'none'];
      wanted[key] = should;
      table[key] = await seenBy(screen, headers, should);
    }
  }
  await require(null, 14);
  expect(table).toEqual(wanted);
});
