import { type Language, localeOf } from '#i18n/language.ts';
import { commandText } from '../strings.ts';

export type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };

type Options = { out: Output; language: Language; totalBytes: number; now?: () => number };

const everyMs = { bar: 100, line: 5_000 };
const barWidth = 24;

/** A bar that is drawn over itself on a terminal, a line now and then elsewhere. */
export class Progress {
  private readonly options: Required<Options>;
  private readonly started: number;
  private bytes = 0;
  private records = 0;
  private shownAt: number;
  private isShown = false;

  constructor(options: Options) {
    this.options = { now: Date.now, ...options };
    this.started = this.options.now();
    this.shownAt = this.started;
  }

  addBytes(count: number): void {
    this.bytes += count;
    this.show();
  }

  addRecord(): void {
    this.records += 1;
    this.show();
  }

  say(text: string): void {
    this.clear();
    this.options.out.write(`${text}\n`);
  }

  clear(): void {
    if (this.isShown) this.options.out.write('\r\u001b[K');
    this.isShown = false;
  }

  get seconds(): number {
    return (this.options.now() - this.started) / 1_000;
  }

  private show(): void {
    const { out, now } = this.options;
    if (now() - this.shownAt < (out.isTTY ? everyMs.bar : everyMs.line)) return;
    this.shownAt = now();
    if (!out.isTTY) {
      out.write(`${this.text()}\n`);
      return;
    }
    const share = Math.min(1, this.bytes / Math.max(1, this.options.totalBytes));
    const full = Math.round(share * barWidth);
    const line = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${this.text()}`;
    out.write(`\r${line.slice(0, (out.columns ?? 80) - 1)}\u001b[K`); // over what stands there: nothing is empty in between
    this.isShown = true;
  }

  private text(): string {
    const { language, totalBytes } = this.options;
    const number = new Intl.NumberFormat(localeOf[language]);
    const megabytes = new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const percent = Math.floor((100 * this.bytes) / Math.max(1, totalBytes));
    const records = commandText(language, 'progress', {
      records: number.format(this.records),
      rate: number.format(Math.round(this.records / Math.max(0.001, this.seconds))),
    });
    return `${percent} %  ${megabytes.format(this.bytes / 1e6)} / ${megabytes.format(totalBytes / 1e6)} MB  ${records}`;
  }
}
