import type { Language } from '../../language.ts';
import { type Key, say } from '../strings.ts';
import { type Html, html } from './html.ts';

export type PageContext = {
  readonly language: Language;
  /** Path with the query but without `lang`: where the language switch leads. */
  readonly here: string;
  readonly siteUrl: string | undefined;
  /** That site has a header and a way home of its own. */
  readonly isEmbedded: boolean;
};

const steps = ['stepCart', 'stepCheckout', 'stepOrder'] as const satisfies readonly Key[];
type Step = (typeof steps)[number];

/** `at`: the step of the purchase; `form`: whose entries survive a switch of language; `cart`: of which the embedding site is told. */
export function document(
  { language, here, siteUrl, isEmbedded }: PageContext,
  page: { title: string; body: Html; at?: Step; form?: string; cart?: string },
): string {
  const home = siteUrl ? `${siteUrl}/${language}` : link('/', language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.title} – Ostkai</title>
<link rel="icon" href="data:,">
<link rel="preload" href="/assets/instrument-sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/box-office.css">
<script src="/assets/countdown.js" defer></script>
${siteUrl && html`<script src="/assets/tell-site.js" data-site="${siteUrl}"${page.cart && html` data-cart="${page.cart}"`} defer></script>`}
</head>
<body>
<a class="skip" href="#main">${say(language, 'skip')}</a>
${!isEmbedded && masthead(home, (code, name) => (page.form ? languageButton(page.form, code, name, language, here) : languageLink(code, name, language, here)), language)}
<main id="main" tabindex="-1" aria-label="${say(language, 'boxOffice')}">
${page.at && stepList(page.at, language)}
${page.body}
</main>
<footer aria-label="${say(language, 'boxOffice')}">
<p>${say(language, 'demo')}</p>
${siteUrl && !isEmbedded && html`<p><a href="${home}">${say(language, 'toSite')}</a></p>`}
</footer>
</body>
</html>
`.markup;
}

const masthead = (
  home: string,
  inLanguage: (code: Language, name: string) => Html,
  language: Language,
): Html => html`<header class="masthead" aria-label="${say(language, 'boxOffice')}">
<a class="house" href="${home}">Ostkai</a>
<span class="office">${say(language, 'boxOffice')}</span>
<nav aria-label="${say(language, 'languages')}">${inLanguage('de', 'Deutsch')}${inLanguage('en', 'English')}</nav>
</header>`;

export const link = (path: string, language: Language): string => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const languageLink = (code: Language, name: string, language: Language, here: string): Html =>
  html`<a href="${link(here, code)}" lang="${code}" hreflang="${code}"${code === language && html` aria-current="true"`}>${name}</a>`;

const languageButton = (form: string, code: Language, name: string, language: Language, here: string): Html =>
  html`<button class="plain" form="${form}" formaction="${link(`${here}/language`, code)}" formnovalidate lang="${code}"${code === language && html` aria-current="true"`}>${name}</button>`;

const stepList = (at: Step, language: Language): Html =>
  html`<ol class="steps" aria-label="${say(language, 'steps')}">${steps.map(
    (step) => html`<li${step === at && html` aria-current="step"`}>${say(language, step)}</li>`,
  )}</ol>`;
