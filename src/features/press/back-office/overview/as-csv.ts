import type { Language } from '#i18n/language.ts';
import { csvLine } from '#resources/transfer/csv-line.ts';
import type { PressOverviewLine } from './contract.ts';
import { t } from './strings.ts';

const columns = [
  ...['production', 'state', 'embargo', 'link', 'text', 'document', 'by_link', 'by_link_at', 'openly', 'openly_at'],
  ...['picture', 'caption_de', 'caption_en', 'credit', 'copyright', 'copyright_until', 'available_from', 'picture_state'],
] as const;

/** A line for each picture, one for a production that has none. What a spreadsheet would take for a formula begins with a quotation mark. */
export function pressAsCsv(productions: readonly PressOverviewLine[], language: Language): string {
  const lines = productions.flatMap(({ pictures, ...of }) => {
    const begin = [
      ...[of.title, t(language, of.state), of.embargo ?? '', t(language, of.has_link ? 'yes' : 'no'), of.text.join(', '), of.document ?? ''],
      ...[String(of.by_link.fetches), of.by_link.last_at ?? '', String(of.openly.fetches), of.openly.last_at ?? ''],
    ];
    if (pictures.length === 0) return [[...begin, ...Array<string>(columns.length - begin.length).fill('')]];
    return pictures.map(({ name, caption, credit, copyright, copyright_until, available_from, state }) => [
      ...begin,
      ...[name, caption.de, caption.en, credit, copyright, copyright_until ?? '', available_from ?? '', t(language, state)],
    ]);
  });
  return `\ufeff${[columns.map((column) => t(language, `column_${column}`)), ...lines].map(csvLine).join('\r\n')}\r\n`;
}
