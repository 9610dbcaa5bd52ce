import { escapeXml } from '#features/feeds/index.server.ts';
import type { Leaflet, LeafletDay, LeafletEntry } from '../leaflet/leaflet.ts';
import { printStylePath } from './contract.ts';
import { t } from './strings.ts';

/** A leaflet as HTML for a printer, the same words in the same order; `other`: the address of the same month in the other language. */
export function writePage({ language, title, documentTitle, venue, days, closing }: Leaflet, other: string): string {
  const heading = [title.text, title.quiet].filter(Boolean).map(escapeXml);
  const second = language === 'de' ? 'en' : 'de';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(documentTitle)}</title>
<link rel="stylesheet" href="${printStylePath}">
</head>
<body>
<header>
<p>${escapeXml(venue.name)}</p>
<h1>${heading[0] ?? ''}${heading[1] ? ` <span>${heading[1]}</span>` : ''}</h1>
<p class="screen">${escapeXml(t(language, 'hint'))} <a href="${escapeXml(other)}" hreflang="${second}" lang="${second}">${escapeXml(t(second, 'switch'))}</a></p>
</header>
<main>
${days.length > 0 ? days.map(dayOf).join('\n') : `<p>${escapeXml(t(language, 'nothing'))}</p>`}
</main>
<footer>
${closing.map(({ title: name, lines }) => `<section><h2>${escapeXml(name)}</h2>${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('')}</section>`).join('\n')}
</footer>
</body>
</html>
`;
}

const dayOf = ({ numeral, name, entries }: LeafletDay): string =>
  `<section><h2>${numeral && `<b>${escapeXml(numeral)}</b> `}${escapeXml(name)}</h2>\n${entries.map(entryOf).join('\n')}\n</section>`;

function entryOf({ time, preline, title, isOff, lines }: LeafletEntry): string {
  const name = isOff ? `<s>${escapeXml(title)}</s>` : escapeXml(title);
  const below = lines.map(({ text, look, lang }) => `<p class="${look}"${lang ? ` lang="${lang}"` : ''}>${escapeXml(text)}</p>`).join('');
  return `<article><p class="time">${escapeXml(time)}</p><div>${preline && `<p class="quiet">${escapeXml(preline)}</p>`}<h3>${name}</h3>${below}</div></article>`;
}
