import type { ProductionText } from '../content/production.ts';
import { roles } from '../content/roles.ts';
import { works } from '../content/works.ts';
import { type PdfLine, writePdf } from './write-pdf.ts';

const heading = (text: string): PdfLine => ({ text, size: 15, isBold: true, before: 22 });
const body = (text: string): PdfLine => ({ text, size: 9.5, before: 7 });

export function drawBooklet({ title, subtitle, works: played = [], credits, description }: ProductionText): { bytes: Buffer; pages: number } {
  const programme = played.flatMap((entry): PdfLine[] => {
    const work = works.get(typeof entry === 'string' ? entry : entry[0]);
    return work
      ? [
          { text: work.composer, size: 9.5, isBold: true, before: 9 },
          { text: work.title.de, size: 9.5 },
        ]
      : [];
  });
  const cast = credits.map(([name, role]) => body(`${name} – ${roles[role].de}`));
  return writePdf(title.de, [
    [
      { text: 'Ostkai – Haus für Musik und Bühne', size: 9.5, before: 4 },
      { text: title.de, size: 30, isBold: true, before: 190 },
      ...(subtitle ? [{ text: subtitle.de, size: 13, before: 10 }] : []),
      { text: 'Programmheft', size: 9.5, before: 24 },
    ],
    [...(programme.length > 0 ? [heading('Programm'), ...programme] : []), heading('Mitwirkende'), ...cast],
    [heading('Zum Stück'), ...description.de.map(body)],
    ...(description.en ? [[heading('About the work'), ...description.en.map(body)]] : []),
  ]);
}
