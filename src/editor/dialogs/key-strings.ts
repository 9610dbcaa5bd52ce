import type { Bilingual } from '#content/index.ts';

/** The keys of edit mode as they are shown, in the order in which one needs them. */
export const keyStrings: readonly { readonly keys: Bilingual; readonly does: Bilingual }[] = [
  {
    keys: { de: 'Enter', en: 'Enter' },
    does: {
      de: 'am Ende einer Zeile: zum nächsten Text des Bausteins, nach dem letzten einen neuen beginnen; auf einem Baustein: hinein',
      en: 'at the end of a line: to the next text of the block, after the last one begin a new one; on a block: go inside',
    },
  },
  { keys: { de: 'Umschalt Enter', en: 'Shift Enter' }, does: { de: 'neue Zeile im selben Absatz', en: 'new line in the same paragraph' } },
  { keys: { de: 'Rücktaste', en: 'Backspace' }, does: { de: 'in einem leeren Baustein: ihn entfernen', en: 'in an empty block: remove it' } },
  { keys: { de: '/', en: '/' }, does: { de: 'Liste der Bausteine', en: 'list of blocks' } },
  { keys: { de: 'Strg B, Strg I', en: 'Ctrl B, Ctrl I' }, does: { de: 'fett, kursiv', en: 'bold, italic' } },
  { keys: { de: 'Strg K', en: 'Ctrl K' }, does: { de: 'Ziel für einen Link suchen', en: 'search the target of a link' } },
  { keys: { de: 'Escape', en: 'Escape' }, does: { de: 'den Baustein als Ganzes auswählen', en: 'select the block as a whole' } },
  {
    keys: { de: 'Pfeil auf, ab', en: 'Arrow up, down' },
    does: { de: 'zum nächsten Text oder Baustein; mit Umschalt mehrere', en: 'to the next text or block; with Shift several' },
  },
  { keys: { de: 'Alt Umschalt Pfeil', en: 'Alt Shift arrow' }, does: { de: 'Baustein nach oben oder unten', en: 'move the block up or down' } },
  {
    keys: { de: 'Tab, Umschalt Tab', en: 'Tab, Shift Tab' },
    does: {
      de: 'in einer Tabelle: zur nächsten Zelle, am Ende in eine neue Zeile; zurück',
      en: 'in a table: to the next cell, at its end into a new row; back',
    },
  },
  {
    keys: { de: 'Alt Umschalt links, rechts', en: 'Alt Shift left, right' },
    does: { de: 'in einer Tabelle: die Spalte verschieben', en: 'in a table: move the column' },
  },
  { keys: { de: 'Strg D', en: 'Ctrl D' }, does: { de: 'Baustein verdoppeln', en: 'duplicate the block' } },
  {
    keys: { de: 'Strg C, X, V', en: 'Ctrl C, X, V' },
    does: { de: 'Bausteine kopieren, ausschneiden, einfügen, auch auf anderen Seiten', en: 'copy, cut and paste blocks, on other pages too' },
  },
  { keys: { de: 'Entf', en: 'Delete' }, does: { de: 'Baustein löschen', en: 'delete the block' } },
  { keys: { de: 'Strg Z, Umschalt Strg Z', en: 'Ctrl Z, Shift Ctrl Z' }, does: { de: 'rückgängig, wiederholen', en: 'undo, redo' } },
  { keys: { de: '?', en: '?' }, does: { de: 'diese Liste', en: 'this list' } },
];
