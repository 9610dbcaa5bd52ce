import { httpTransport } from '#api/client.ts';
import type { Resources } from '#features/cms/resources/contract.ts';
import { openIndexedDb } from '../session/log/indexed-db.ts';
import type { LogStore } from '../session/log/log-store.ts';
import { askOwner } from '../session/open-session.ts';
import type { Edited } from '../staff-bar/edit-parameter.ts';
import { type FoundPage, findPage, findSection } from '../state/open-page.ts';
import { loadResources } from './use-resources.ts';

type Asked = {
  first: Promise<[found: FoundPage | null, owner: number, store: LogStore]>;
  /** What the draft is shown with; undefined where there is none yet. */
  resources: Promise<Resources | undefined>;
};

/** ms after which it is asked anew: others may have changed the draft meanwhile. */
const freshFor = 4_000;
let ahead: { key: string; at: number; asked: Asked } | null = null;
/** ms after which a page is opened again though what was written in it is still being saved: its log has it. */
const longestSave = 3_000;
let saved: Promise<unknown> | null = null;

/** Before the button is pressed, as somebody comes to it; nothing is made or changed by it. */
export function askAhead(edited: Edited): void {
  // The button has the focus again as an editor goes, and what that one still saves is in no draft yet.
  if (saved || isFresh(edited)) return;
  const asked = ask(edited, new AbortController().signal);
  ahead = { key: keyOf(edited), at: performance.now(), asked };
  // What has failed is asked again by the press.
  Promise.all([asked.first, asked.resources]).catch(() => {
    if (ahead?.asked === asked) ahead = null;
  });
}

/** What was asked ahead, once, or asked now. */
export function askFor(edited: Edited, signal: AbortSignal): Asked {
  const asked = isFresh(edited) ? ahead?.asked : undefined;
  ahead = null;
  return asked ?? ask(edited, signal);
}

/** An editor goes: whoever edits next in this tab asks once all of it is saved. */
export function askAfter(closed: Promise<unknown>): void {
  const own = Promise.race([closed.catch(() => {}), new Promise((resolve) => setTimeout(resolve, longestSave))]);
  ahead = null;
  saved = own;
  void own.then(() => {
    if (saved === own) saved = null;
  });
}

const isFresh = (edited: Edited): boolean => ahead !== null && ahead.key === keyOf(edited) && performance.now() - ahead.at < freshFor;
const keyOf = ({ pathname, language, target, section = '' }: Edited): string => [pathname, language, target, section].join(' ');

/** All that does not wait for each other at once: on a slow line each turn counts. */
function ask({ pathname, language, target, section }: Edited, signal: AbortSignal): Asked {
  const find = () => (section ? findSection(section, language, signal) : findPage(pathname, language, signal, document.getElementById(target)?.dataset.object));
  const found = saved ? saved.then(find) : find();
  const resources = found.then((page) => (page && 'owner' in page && page.container ? loadResources(page.container.document, language, signal) : undefined));
  const first = Promise.all([found, askOwner(httpTransport, language), openIndexedDb()]);
  // Told by whoever waits for them, if somebody does.
  for (const one of [first, resources]) one.catch(() => {});
  return { first, resources };
}
