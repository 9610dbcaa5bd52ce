import { breakLines } from './break-lines.server.ts';
import type { Block, Unit } from './flow.ts';
import type { Leaflet, LeafletDay, LeafletEntry, LeafletLine } from './leaflet.ts';
import { ink, quiet, type Sheet } from './sheet.server.ts';
import type { Style, Typefaces } from './typefaces.server.ts';

const leading = 1.28;
/** The column of the times beside that of the titles. */
const timeWidth = 36;

const looks: Readonly<Record<'title' | 'plain' | 'quiet' | 'time', Style>> = {
  title: { weight: 'bold', size: 9.6 },
  time: { weight: 'medium', size: 9.6, tabular: true },
  plain: { weight: 'regular', size: 8.4 },
  quiet: { weight: 'regular', size: 8.4 },
};

/** Days, dates and what closes the leaflet as blocks of its columns. */
export class Blocks {
  private readonly sheet: Sheet;
  private readonly typefaces: Typefaces;
  private readonly leaflet: Leaflet;
  /** By which all sizes are multiplied. */
  private readonly scale: number;

  constructor(sheet: Sheet, scale: number) {
    this.sheet = sheet;
    this.typefaces = sheet.typefaces;
    this.leaflet = sheet.leaflet;
    this.scale = scale;
  }

  /** A length as it is at the present size of type. */
  private at(points: number): number {
    return points * this.scale;
  }

  private look(style: Style): Style {
    return { ...style, size: this.at(style.size) };
  }

  units(): Unit[] {
    const { days, closing } = this.leaflet;
    return [...days.map((day) => this.dayUnit(day)), ...(closing.length > 0 ? [this.closingUnit()] : [])];
  }

  private dayUnit(day: LeafletDay): Unit {
    return {
      head: this.stack([...(day.month ? [this.monthBlock(day.month)] : []), this.dayHead(day)], 12),
      again: this.againHead(day),
      parts: day.entries.map((entry) => this.entryBlock(entry)),
    };
  }

  private monthBlock(month: string): Block {
    const style = this.look({ weight: 'medium', size: 18 });
    return this.paragraph(month, style, { tag: 'H2', color: this.leaflet.accent, leading: 1.15 });
  }

  /** The number of the day, large, with its name beside it, below a line. */
  private dayHead({ numeral, name, label }: LeafletDay): Block {
    const { typefaces } = this;
    if (numeral === '') {
      const text = this.paragraph(name, this.look({ weight: 'medium', size: 12 }), { tag: 'H3', top: 7 });
      return { height: text.height + 5, draw: (x, y) => this.rule(x, y, () => text.draw(x, y)) };
    }
    const big = this.look({ weight: 'medium', size: 26, tabular: true });
    const small = this.look({ weight: 'medium', size: 9.6 });
    return {
      height: this.at(34),
      draw: (x, y) =>
        this.rule(x, y, () =>
          this.sheet.tag(
            'H3',
            () => {
              typefaces.set(numeral, x - 1, y + 2, big, ink);
              typefaces.set(typefaces.clean(name), x + this.at(timeWidth), y + this.at(16.6), small, ink);
            },
            { title: label },
          ),
        ),
    };
  }

  /** Where a day goes on in the next column. */
  private againHead({ continued }: LeafletDay): Block {
    const text = this.paragraph(continued, this.look({ weight: 'medium', size: 8.4 }), { tag: 'P', color: quiet, top: 5 });
    return { height: text.height, draw: (x, y) => this.rule(x, y, () => text.draw(x, y)) };
  }

  private entryBlock({ time, preline, title, isOff, lines }: LeafletEntry): Block {
    const width = this.sheet.columnWidth - this.at(timeWidth);
    const above = preline ? [this.lineBlock({ text: preline, look: 'plain' }, width)] : [];
    const text = this.stack([...above, this.titleBlock(title, isOff, width), ...lines.map((line) => this.lineBlock(line, width))], 1);
    const hour = this.look(looks.time);
    const draw = (x: number, y: number) => {
      if (time) this.sheet.tag('P', () => this.typefaces.set(time, x, y - (preline ? this.at(0.8) : 0), hour, isOff ? quiet : ink));
      text.draw(x, y);
    };
    return { height: text.height, draw };
  }

  private titleBlock(title: string, isOff: boolean, width: number): Block {
    const { typefaces, leaflet } = this;
    const { doc } = this.sheet;
    const [name, indent] = [this.look(looks.title), this.at(timeWidth)];
    const rows = breakLines(typefaces.clean(title), width, leaflet.language, (text) => typefaces.widthOf(text, name));
    const step = name.size * 1.18;
    return {
      height: rows.length * step,
      draw: (x, y) =>
        this.sheet.tag('H4', () => {
          for (const [at, row] of rows.entries()) {
            const end = typefaces.set(row, x + indent, y + at * step, name, isOff ? quiet : ink);
            const middle = y + at * step + name.size * 0.66;
            if (isOff)
              doc
                .moveTo(x + indent, middle)
                .lineTo(end, middle)
                .lineWidth(0.6)
                .stroke(quiet);
          }
        }),
    };
  }

  private lineBlock({ text, look, lang }: LeafletLine, width: number): Block {
    const style = this.look(look === 'accent' ? { ...looks.plain, weight: 'bold' } : looks.plain);
    const color = look === 'accent' ? this.leaflet.accent : look === 'quiet' ? quiet : ink;
    const block = this.paragraph(text, style, { tag: 'P', color, width, ...(lang && { lang }) });
    return { height: block.height, draw: (x, y) => block.draw(x + this.at(timeWidth), y) };
  }

  private closingUnit(): Unit {
    const parts = this.leaflet.closing.map(({ title, lines }) =>
      this.stack(
        [
          this.paragraph(title, this.look({ weight: 'bold', size: 8.4 }), { tag: 'H2' }),
          ...lines.map((line) => this.paragraph(line, this.look(looks.plain), { tag: 'P' })),
        ],
        1,
      ),
    );
    const head: Block = { height: 4, draw: (x, y) => this.rule(x, y, () => undefined, 2, this.leaflet.accent) };
    return { head, again: head, parts };
  }

  private paragraph(
    text: string,
    style: Style,
    {
      tag,
      color = ink,
      width = this.sheet.columnWidth,
      lang,
      top = 0,
      leading: step = leading,
    }: { tag: string; color?: string; width?: number; lang?: 'de' | 'en'; top?: number; leading?: number },
  ): Block {
    const { typefaces, leaflet } = this;
    const rows = breakLines(typefaces.clean(text), width, lang ?? leaflet.language, (one) => typefaces.widthOf(one, style));
    return {
      height: top + rows.length * style.size * step,
      draw: (x, y) =>
        this.sheet.tag(tag, () => rows.forEach((row, at) => void typefaces.set(row, x, y + top + at * style.size * step, style, color)), {
          ...(lang && { lang }),
        }),
    };
  }

  private stack(blocks: readonly Block[], gap: number): Block {
    return {
      height: blocks.reduce((sum, { height }, at) => sum + height + (at > 0 ? gap : 0), 0),
      draw: (x, y) => {
        let at = y;
        for (const block of blocks) {
          block.draw(x, at);
          at += block.height + gap;
        }
      },
    };
  }

  private rule(x: number, y: number, below: () => void, weight = 0.8, color: string = ink): void {
    this.sheet.artifact(() =>
      this.sheet.doc
        .moveTo(x, y)
        .lineTo(x + this.sheet.columnWidth, y)
        .lineWidth(weight)
        .stroke(color),
    );
    below();
  }
}
