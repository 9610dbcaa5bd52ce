import { createBlock } from '#content/index.ts';
import { html } from './block.ts';

const table = (caption: string, head: string[], rows: string[][]) =>
  `<table><caption>${caption}</caption><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const times = [
  ['18.10', '18.22'],
  ['18.40', '18.52'],
  ['19.10', '19.22'],
];
const slider = (label: string, unit: string) =>
  `<style>label{display:block;font-weight:500}input{width:100%}output{font-size:2em;font-variant-numeric:tabular-nums}</style><label>${label}<br><input type="range" min="1" max="20" value="8" oninput="o.value=this.value*14+' ${unit}'"></label><output id="o">112 ${unit}</output>`;

export const examples = [
  createBlock(
    html,
    {
      html_code: {
        de: table(
          'Fähre zum Ostkai',
          ['Linie 62', 'ab Altstadt', 'an Ostkai'],
          times.map((row, index) => [`Fahrt ${index + 1}`, ...row]),
        ),
        en: table(
          'Ferry to the Ostkai',
          ['Line 62', 'from the old town', 'at the Ostkai'],
          times.map((row, index) => [`Trip ${index + 1}`, ...row]),
        ),
      },
    },
    { id: 'html-1' },
  ),
  createBlock(
    html,
    {
      raw: true,
      html_code: { de: slider('Was kosten acht Abende im Abonnement?', 'Euro'), en: slider('What do eight evenings cost by subscription?', 'euros') },
    },
    { id: 'html-2' },
  ),
];
