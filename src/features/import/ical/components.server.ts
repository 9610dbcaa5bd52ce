import { limits } from '../limits.ts';
import type { Problem } from '../record/problem.ts';
import { type LegacyEncoding, legacyText } from '../source/legacy-encoding.ts';
import { bytesAsText, linesOf, utf8Of } from '../source/lines.server.ts';

/** A VEVENT or VTIMEZONE as it stands in a file, lines unfolded, with the line on which it begins. */
export type IcalComponent =
  | { line: number; kind: 'VEVENT' | 'VTIMEZONE'; text: string /** Where it is not UTF-8, what it was read as. */; encoding?: LegacyEncoding }
  /** X-WR-TIMEZONE: the zone of times that name none. */
  | { line: number; kind: 'ZONE'; text: string }
  /** What the events of a calendar are sent for: 'CANCEL'; empty where it does not say. */
  | { line: number; kind: 'METHOD'; text: string }
  | { line: number; problem: Problem };

/** All that we ask of an event; attachments above all are not held. */
const wanted =
  /^(?:(?:UID|DTSTART|DTEND|DURATION|SUMMARY|DESCRIPTION|LOCATION|CATEGORIES|CLASS|STATUS|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|SEQUENCE|URL|DTSTAMP|LAST-MODIFIED|ORGANIZER|ATTENDEE|X-ALT-DESC)[;:]|(?:ATTACH|IMAGE)(?:;[^:]*)?:https?:)/i;

/** RFC 5545 §3.1; unfolded as bytes, as a line may be folded in the middle of a character. Alarms are left out. */
export async function* componentsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<IcalComponent> {
  const cutter = new Cutter();
  for await (const lines of linesOf(bytesAsText(chunks), limits.recordBytes)) {
    for (const { number, text } of lines) cutter.physical(number, text);
    yield* cutter.taken();
  }
  cutter.end();
  yield* cutter.taken();
}

class Cutter {
  private pending = { line: 0, text: '' };
  private kind: 'VEVENT' | 'VTIMEZONE' | null = null;
  private inside: string[] = [];
  private startLine = 0;
  private lines: string[] = [];
  private size = 0;
  private tooBig = false;
  private components: IcalComponent[] = [];

  taken(): IcalComponent[] {
    const components = this.components;
    this.components = [];
    return components;
  }

  physical(number: number, text: string | null): void {
    if (text !== null && /^[ \t]/.test(text)) {
      // A folded attachment may be long; what we want of an event must not be.
      if (this.pending.text.length < limits.recordBytes) this.pending.text += text.slice(1);
      else if (wanted.test(this.pending.text)) this.tooBig = true;
      return;
    }
    this.logical(this.pending.line, this.pending.text);
    this.pending = { line: number, text: text ?? '' };
    if (text === null && this.kind) this.tooBig = true;
  }

  end(): void {
    this.logical(this.pending.line, this.pending.text);
    if (this.kind) this.components.push({ line: this.startLine, problem: { code: 'cut_off' } });
  }

  private logical(line: number, text: string): void {
    const [, edge = '', name = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(text) ?? [];
    const component = name.toUpperCase();
    if (!this.kind) {
      const [, zone] = /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/i.exec(text) ?? [];
      if (zone) this.components.push({ line, kind: 'ZONE', text: zone.trim() });
      const [, method] = /^METHOD(?:;[^:]*)?:(.+)$/i.exec(text) ?? [];
      if (method || (edge && component === 'VCALENDAR')) this.components.push({ line, kind: 'METHOD', text: method?.trim().toUpperCase() ?? '' });
      if (/^begin$/i.test(edge) && (component === 'VEVENT' || component === 'VTIMEZONE')) this.open(line, component);
      return;
    }
    // A new event before the end of this one: its END is missing.
    if (/^begin$/i.test(edge) && component === 'VEVENT') {
      this.components.push({ line: this.startLine, problem: { code: 'cut_off' } });
      this.open(line, component);
    } else if (/^begin$/i.test(edge)) {
      this.inside.push(component);
      if (this.kind === 'VTIMEZONE') this.keep(text);
    } else if (/^end$/i.test(edge) && this.inside.length > 0) {
      this.inside.pop();
      if (this.kind === 'VTIMEZONE') this.keep(text);
    } else if (/^end$/i.test(edge)) this.close();
    else if (this.kind === 'VTIMEZONE' || (this.inside.length === 0 && wanted.test(text))) this.keep(text);
  }

  private open(line: number, kind: 'VEVENT' | 'VTIMEZONE'): void {
    this.kind = kind;
    this.startLine = line;
    this.inside = [];
    this.lines = [];
    this.size = 0;
    this.tooBig = false;
  }

  private keep(text: string): void {
    this.size += text.length;
    if (this.size > limits.recordBytes) this.tooBig = true;
    else this.lines.push(text);
  }

  private close(): void {
    const { kind, startLine: line } = this;
    if (!kind) return;
    this.kind = null;
    const bytes = [`BEGIN:${kind}`, ...this.lines, `END:${kind}`].join('\r\n');
    const text = utf8Of(bytes);
    if (this.tooBig) this.components.push({ line, problem: { code: 'too_big' } });
    else this.components.push({ line, kind, ...(text === null ? legacyText(Buffer.from(bytes, 'latin1')) : { text }) });
  }
}
