import type { Location } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { announceBack } from '../history/back.ts';
import { holdPanelEntry, onPageEntry, skipClosedPanels } from './panel-entry.ts';
import { isOnPanelEntry } from './panel-of.ts';

type State = { key: string; idx: number; panel?: string };

/** A browser's joint history, as far as it is needed here; ways back are told at once, and a window asks in the order in which listeners came. */
class FakeHistory {
  window = new EventTarget();
  entries: { state: State; path: string }[] = [{ state: { key: 'a', idx: 0 }, path: '/de' }];
  index = 0;
  get state() {
    return this.entries[this.index]?.state;
  }
  pushState = (state: State, _: string, path = this.path) => {
    this.entries = [...this.entries.slice(0, this.index + 1), { state, path }];
    this.index += 1;
  };
  replaceState = (state: State, _: string, path = this.path) => {
    this.entries[this.index] = { state, path };
  };
  go(by: number): void {
    if (!this.entries[this.index + by]) return;
    this.index += by;
    this.window.dispatchEvent(new Event('popstate'));
  }
  back = () => this.go(-1);
  get path() {
    return this.entries[this.index]?.path ?? '';
  }
  get paths() {
    return this.entries.map(({ path, state }) => (state.panel ? `${path} (panel)` : path));
  }
}

let browser: FakeHistory;
let router: string[];
let shown: Location;
let dialog: HTMLDialogElement & { isOpen: boolean };

beforeEach(() => {
  browser = new FakeHistory();
  router = [];
  shown = { pathname: '/de', search: '', hash: '', state: null, key: 'a', mask: undefined } as Location;
  const target = new EventTarget();
  dialog = Object.assign(target, {
    isOpen: true,
    isConnected: true,
    close: () => {
      if (!dialog.isOpen) return;
      dialog.isOpen = false;
      target.dispatchEvent(new Event('close'));
    },
  }) as unknown as typeof dialog; // all that is used of one
  vi.stubGlobal('history', browser);
  for (const call of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(call, browser.window[call].bind(browser.window));
  vi.stubGlobal('location', {
    get pathname() {
      return browser.path.split('?')[0];
    },
    get search() {
      return browser.path.replace(/^[^?]*/, '');
    },
    hash: '',
  });
  announceBack();
  addEventListener('popstate', () => void router.push(browser.path));
  holdPanelEntry(dialog, () => shown);
});

/** What the router does when a link in the panel is followed, or a choice made. */
const replaceWith = (path: string) => {
  browser.replaceState({ key: 'b', idx: browser.state?.idx ?? 0 }, '', path);
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  shown = { ...shown, pathname, search, key: 'b' };
};

test('Back closes the panel and leaves the page where it was; the router hears nothing', () => {
  expect([browser.paths, isOnPanelEntry()]).toEqual([['/de', '/de (panel)'], true]);
  browser.back();
  expect([dialog.isOpen, browser.path, isOnPanelEntry(), router]).toEqual([false, '/de', false, []]);
});

test('closed by its own button, it takes its entry with it', () => {
  dialog.close();
  expect([browser.index, router]).toEqual([0, []]);
  browser.pushState({ key: 'b', idx: 1 }, '', '/de/programm');
  browser.back();
  expect([browser.path, router]).toEqual(['/de', ['/de']]); // the router's again
});

test('a link in it takes its place: Back leads from there to the page, as if there had been no panel', () => {
  replaceWith('/de/programm');
  dialog.close();
  expect(browser.paths).toEqual(['/de', '/de/programm']);
  browser.back();
  expect([browser.path, router]).toEqual(['/de', ['/de']]);
});

test('after a choice in it Back closes the panel and keeps the choice, which is a step of its own', () => {
  replaceWith('/de?room=3');
  browser.back();
  expect([dialog.isOpen, browser.paths, browser.path, router]).toEqual([false, ['/de', '/de?room=3'], '/de?room=3', []]);
  expect(browser.state).toMatchObject({ key: 'b', idx: 1 });
  browser.back();
  expect([browser.path, router]).toEqual(['/de', ['/de']]);
});

test('what closing changes in the address of the page is done when its entry is the present one', () => {
  const then = vi.fn(() => browser.replaceState({ key: 'c', idx: 0 }, '', '/de?x=1'));
  dialog.addEventListener('close', () => onPageEntry(then), { capture: true });
  dialog.close();
  expect([then.mock.calls.length, browser.path, browser.index]).toEqual([1, '/de?x=1', 0]);
  onPageEntry(then);
  expect(then).toHaveBeenCalledTimes(2);
});

test('one above another is closed first', () => {
  const closed: string[] = [];
  const above = Object.assign(new EventTarget(), { isConnected: true, close: () => closed.push('above') }) as unknown as HTMLDialogElement;
  holdPanelEntry(above, () => shown);
  browser.back();
  expect([closed, dialog.isOpen]).toEqual([['above'], true]);
  browser.back();
  expect([dialog.isOpen, browser.index, router]).toEqual([false, 0, []]);
});

test('what is left of a closed panel is skipped on the way forward, and after a reload', () => {
  const stop = skipClosedPanels();
  browser.back();
  browser.go(1);
  expect([browser.path, browser.index, router]).toEqual(['/de', 0, ['/de']]);
  stop();
});
