import { writeBetween, writePicture } from './written.ts';

/** Milliseconds of processor time, of plain node:http with the same bytes, and of PostgreSQL. */
export type PageCost = { name: string; node: number; plain: number; database: number; statements: number; bytes: number };

export function writePageCosts(costs: readonly PageCost[]): void {
  writeBetween('pages', tableOf(costs));
  writePicture('page-costs.svg', barsOf(costs.map(({ name, node, plain, database }) => ({ name, bars: [node / plain, database / plain] }))));
}

export function tableOf(costs: readonly PageCost[]): string {
  const rows = costs.map(
    ({ name, node, plain, database, statements, bytes }) =>
      `| ${name} | ${(plain / node).toFixed(4)} | ${node.toFixed(2)} | ${plain.toFixed(3)} | ${database.toFixed(2)} | ${statements.toFixed(1)} | ${(bytes / 1_000).toFixed(1)} |`,
  );
  return ['| page | of plain | Node, ms | plain, ms | PostgreSQL, ms | statements | kB |', '| --- | --- | --- | --- | --- | --- | --- |', ...rows].join('\n');
}

type Group = { name: string; bars: readonly number[] };
const colours = ['#1d4ed8', '#93c5fd'];
const [left, width, height, gap] = [170, 420, 14, 12];

type Drawing = { title: string; labels: readonly string[]; digits: number };
const ofPlain: Drawing = { title: 'Processor time of pages made anew', labels: ['Node', 'PostgreSQL'], digits: 0 };

/** Bars, one group a page: as they stand, multiples of what plain node:http takes with the same bytes. */
export function barsOf(groups: readonly Group[], { title, labels, digits }: Drawing = ofPlain): string {
  const longest = Math.max(...groups.flatMap(({ bars }) => bars));
  const groupHeight = labels.length * height + gap;
  const bars = groups.flatMap(({ name, bars }, group) => [
    `<text x="${left - 8}" y="${30 + group * groupHeight + labels.length * height * 0.5 + 4}" text-anchor="end">${name}</text>`,
    ...bars.flatMap((value, bar) => {
      const [y, size] = [30 + group * groupHeight + bar * height, Math.max(1, (value / longest) * width)];
      return [
        `<rect x="${left}" y="${y}" width="${size.toFixed(1)}" height="${height - 2}" fill="${colours[bar % colours.length]}"/>`,
        `<text x="${(left + size + 5).toFixed(1)}" y="${y + 10}">${value.toFixed(digits)}</text>`,
      ];
    }),
  ]);
  const legend = labels.map((label, index) => `<text x="${left + index * 160}" y="16" fill="${colours[index % colours.length]}">${label}</text>`);
  const size = `width="660" height="${40 + groups.length * groupHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11"><title>${title}</title><rect ${size} fill="#fff"/>${[...legend, ...bars].join('')}</svg>\n`;
}
