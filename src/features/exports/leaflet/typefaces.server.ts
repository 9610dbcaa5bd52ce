import { createRequire } from 'node:module';
import { transliterate } from './transliterate.ts';

export type Weight = 'regular' | 'medium' | 'bold';
type PdfDocument = PDFKit.PDFDocument;

const weights: Readonly<Record<Weight, number>> = { regular: 400, medium: 500, bold: 700 };
const { resolve } = createRequire(import.meta.url);

/** What the typeface lacks and has something near to. */
const substitutes: Readonly<Record<string, string>> = {
  '\u2011': '-',
  '\u2010': '-',
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2007': '\u00a0',
  '\u2032': '’',
  '\u2033': '”',
  '\u2192': '–',
  '\u02bc': '’',
};

export type Style = { weight: Weight; size: number; tabular?: boolean };

/** The site's typeface (Instrument Sans, OFL 1.1), whose Latin and whose rarer Latin letters are in two files. */
export class Typefaces {
  /** Signs that neither of them has. */
  readonly missing = new Set<string>();
  /** Words in other letters, as they were written. */
  readonly transliterated = new Set<string>();
  private readonly doc: PdfDocument;
  private readonly latin: ReadonlySet<number>;
  private readonly extended: ReadonlySet<number>;
  private readonly widths = new Map<string, number>();

  constructor(doc: PdfDocument) {
    this.doc = doc;
    for (const [name, weight] of Object.entries(weights)) {
      for (const part of ['latin', 'latin-ext'])
        doc.registerFont(`${name}-${part}`, resolve(`@fontsource/instrument-sans/files/instrument-sans-${part}-${weight}-normal.woff`));
    }
    this.latin = this.signsOf('regular-latin');
    this.extended = this.signsOf('regular-latin-ext');
  }

  private signsOf(name: string): ReadonlySet<number> {
    this.doc.font(name);
    const { font } = (this.doc as unknown as { _font: { font: { characterSet: number[] } } })._font; // pdfkit has no public way to it
    return new Set(font.characterSet);
  }

  /** A text with the signs that can be set. Spaces of the typeface are narrow: beside a dot between two parts there are two. */
  clean(text: string): string {
    const latin = transliterate(text.normalize('NFC').replace(/\u00ad/g, ''), (word) => this.transliterated.add(word));
    const known = [...latin].map((sign) => substitutes[sign] ?? (this.has(sign) ? sign : this.spellOut(sign))).join('');
    for (const sign of known) if (!this.has(sign) && !/\s/.test(sign)) this.missing.add(sign);
    return known.replaceAll(' · ', '\u00a0\u00a0·\u00a0 ');
  }

  /** '½' as '1/2', 'ﬁ' as 'fi'; as it is where that helps nothing. */
  private spellOut(sign: string): string {
    const parts = sign.normalize('NFKC').replaceAll('\u2044', '/');
    return [...parts].every((part) => this.has(part)) ? parts : sign;
  }

  private has(sign: string): boolean {
    const code = sign.codePointAt(0) ?? 0;
    return this.latin.has(code) || this.extended.has(code);
  }

  /** Points of a line, as it is set. */
  widthOf(text: string, style: Style): number {
    const key = `${style.weight} ${style.size} ${style.tabular} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.runsOf(text).reduce((sum, run) => sum + this.select(run.part, style).widthOfString(run.text, optionsOf(style)), 0);
    this.widths.set(key, width);
    return width;
  }

  /** Sets a line with its upper edge at `y`; answers where it ends. */
  set(text: string, x: number, y: number, style: Style, color: string): number {
    this.doc.fillColor(color);
    let at = x;
    for (const run of this.runsOf(text)) {
      this.select(run.part, style).text(run.text, at, y, { lineBreak: false, ...optionsOf(style) });
      at += this.doc.widthOfString(run.text, optionsOf(style));
    }
    return at;
  }

  private select(part: 'latin' | 'latin-ext', { weight, size }: Style): PdfDocument {
    return this.doc.font(`${weight}-${part}`).fontSize(size);
  }

  private runsOf(text: string): { part: 'latin' | 'latin-ext'; text: string }[] {
    const runs: { part: 'latin' | 'latin-ext'; text: string }[] = [];
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 0;
      const part = !this.latin.has(code) && this.extended.has(code) ? 'latin-ext' : 'latin';
      const last = runs.at(-1);
      if (last?.part === part) last.text += sign;
      else runs.push({ part, text: sign });
    }
    return runs;
  }
}

const optionsOf = ({ tabular }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } => (tabular ? { features: ['tnum', 'kern'] } : {});
