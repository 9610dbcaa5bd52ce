import type { Page } from 'playwright-core';
import type { Language } from '../../../src/i18n/language.ts';
import { answering, hydrated } from '../browser.ts';
import { ownSite } from '../own-site.ts';

export type OpenState = {
  name: string;
  /** `narrow`: below 85.375em, `small`: below 64em, `wide`: from 85.375em on; without: at every width. */
  at?: 'narrow' | 'small' | 'wide';
  path: (language: Language) => string | Promise<string>;
  shown: string;
  open: (page: Page, language: Language) => Promise<void>;
};

const programme = (language: Language) => (language === 'de' ? '/de/programm' : '/en/events');
const home = (language: Language) => `/${language}`;
const say = (language: Language, de: string, en: string) => (language === 'de' ? de : en);
const summary = (page: Page, name: string) => page.locator('main summary', { hasText: name });

/** Every page of the site that opens something of its own, closed as it comes; an event that is on sale. */
export const pages: Record<string, (language: Language) => string | Promise<string>> = {
  home,
  programme,
  event: eventPath,
  search: (language) => `/${language}/search?q=bach`,
  webshop: (language) => (language === 'de' ? '/webshop' : '/webshop?lang=en'),
  error: (language) => say(language, '/de/gibt-es-nicht', '/en/no-such-page'),
};

/** Always of one production, with a picture and without a film: what a page is measured by must not depend on the day. */
export async function eventPath(language: Language): Promise<string> {
  const { results } = await (await fetch(`${ownSite().url}/${language}/api/events/?page_size=100`)).json();
  const soon = Date.now() + 3 * 3_600_000;
  const onSale = results.find(
    (event: { title: string; availability: string; ticket_url: string | null; date_start: string }) =>
      isMeasured(event) && event.availability === 'available' && event.ticket_url && Date.parse(event.date_start) > soon,
  );
  return String(onSale.link.url);
}

/** The production whose events are measured; journeys that change an event take another. */
export const isMeasured = ({ title }: { title: string }): boolean => /^H(än|an)sel (und|and) Gretel$/.test(title);

export const frameStates: OpenState[] = [
  { name: 'alert', shown: 'aside button:visible', path: home, open: (page) => page.locator('aside button:visible').first().waitFor() },
  {
    name: 'submenu',
    shown: 'details[name=primary-menu][open] a',
    at: 'wide',
    path: home,
    open: async (page) => {
      await page.locator('header summary').first().click();
      await page.locator('details[name=primary-menu][open] a').first().waitFor();
    },
  },
  {
    name: 'side menu with a submenu',
    shown: 'dialog[open] details[open]',
    at: 'narrow',
    path: home,
    open: async (page, language) => {
      await page.getByRole('button', { name: say(language, 'Menü öffnen', 'Open menu') }).click();
      await page.getByRole('dialog').locator('summary').first().click();
    },
  },
  {
    name: 'overlay',
    shown: 'dialog[open] article',
    path: home,
    open: async (page, language) => {
      await answering(page, 'a[aria-haspopup=dialog]');
      await page.getByRole('link', { name: say(language, 'Programm und Karten', 'Programme and tickets'), exact: true }).click();
      await page.locator('dialog article[id^="event-"]').first().waitFor();
    },
  },
  {
    name: 'suggestions in the header',
    shown: '[role=option]',
    at: 'wide',
    path: home,
    open: async (page, language) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: say(language, 'Suche', 'Search') })
        .click();
      await suggest(page, language);
    },
  },
  { name: 'suggestions on the page', shown: '[role=option]', path: (language) => `/${language}/search`, open: chooseSuggestion },
];

export const programmeStates: OpenState[] = [
  {
    name: 'dropdown of a filter',
    shown: 'main details[open] label',
    at: 'wide',
    path: programme,
    open: async (page, language) => {
      await summary(page, say(language, 'Art', 'Type')).click();
      await page.locator('details[open] input').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'calendar',
    shown: 'main details[open] [role=grid]',
    at: 'wide',
    path: programme,
    open: async (page, language) => {
      await summary(page, say(language, 'Datum', 'Date')).click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'modal with filters',
    shown: 'dialog[open] button',
    at: 'small',
    path: programme,
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('dialog').locator('input').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'modal with calendar',
    shown: 'dialog[open] [role=grid]',
    at: 'small',
    path: programme,
    open: async (page, language) => {
      await page.getByRole('button', { name: say(language, 'Kalender', 'Calendar') }).click();
      await page.getByRole('dialog').getByRole('grid').waitFor();
    },
  },
  {
    name: 'chosen filters',
    shown: 'main search a',
    path: async (language) => {
      const { room, type } = await (await fetch(`${ownSite().url}/${language}/api/event-filters/`)).json();
      return `${programme(language)}?room=${room[0].id}&type=${type[0].id}`;
    },
    open: (page, language) => page.getByRole('link', { name: say(language, 'Alle entfernen', 'Remove all') }).waitFor(),
  },
  {
    name: 'sticky navigation',
    shown: "nav :is(button[aria-label='Nach oben'], button[aria-label='Back to top'])",
    path: eventPath,
    open: async (page) => {
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      await page.locator('nav button[aria-label="Nach oben"], nav button[aria-label="Back to top"]').waitFor();
    },
  },
];

export const openStates = [...frameStates, ...programmeStates];

async function suggest(page: Page, language: Language): Promise<void> {
  await page.getByRole('combobox', { name: /Suchbegriff|Search term/ }).fill(say(language, 'kammersaal', 'chamber'));
  await page.getByRole('option').first().waitFor();
}

async function chooseSuggestion(page: Page, language: Language): Promise<void> {
  await suggest(page, language);
  await page.getByRole('combobox', { name: /Suchbegriff|Search term/ }).press('ArrowDown');
  await page.locator('[role=option][aria-selected=true]').waitFor();
}

const below = { narrow: 1366, small: 1024 };

export const existsAt = ({ at }: OpenState, width: number): boolean => (at === undefined ? true : at === 'wide' ? width >= 1366 : width < below[at]);

export async function enter(page: Page, state: OpenState, language: Language): Promise<Page> {
  await hydrated(page);
  await state.open(page, language);
  return page;
}
