import type { Database } from '#db/database.server.ts';
import { headerPath, isReservedPath, redirectOf } from '#features/redirects/index.server.ts';
import type { AskSite } from './ask-site.service.server.ts';
import type { AddressStep, Outcome } from './contract.ts';
import { maxSteps } from './limits.ts';

type Followed = { steps: AddressStep[]; outcome: Outcome; status: number | null; endsAt: string };

/** Goes from step to step as a visitor's browser does. `address`: a path with its query. */
export async function followAddress({ db, baseUrl, ask }: { db: Database; baseUrl: string; ask: AskSite }, address: string): Promise<Followed> {
  const steps: AddressStep[] = [];
  let here = address;
  for (;;) {
    const path = here.replace(/\?.*$/s, '');
    if (isReservedPath(path)) return { steps, outcome: 'site', status: null, endsAt: here };
    const { status, location } = await ask(here);
    if (location === null || status < 300 || status > 399) return { steps, outcome: outcomeOf(status), status, endsAt: here };
    const to = new URL(location, new URL(here, baseUrl));
    const isElsewhere = to.origin !== new URL(baseUrl).origin;
    const next = isElsewhere ? to.href : to.pathname + to.search;
    const rule = await redirectOf(db, path, here.slice(path.length));
    // A rule takes the right spelling of an address alone: the site itself leads to that one first.
    steps.push({ from: here, to: next, status, rule: rule && to.pathname === headerPath(rule.new_path) ? rule : null });
    if (isElsewhere) return { steps, outcome: 'elsewhere', status: null, endsAt: next };
    if (steps.length >= maxSteps) return { steps, outcome: 'endless', status: null, endsAt: next };
    here = next;
  }
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'page';
  if (status === 404 || status === 410) return 'not_found';
  return status === 503 ? 'offline' : 'failed';
}
