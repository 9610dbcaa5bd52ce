import type { BlockDocument, BlockRegistry, Json } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { type BlockChange, compareDocuments, type SlotChange } from './compare-documents.ts';
import { compareWords } from './compare-words.ts';
import styles from './history-panel.module.css';
import { t } from './strings.ts';
import { type Authors, authorOf } from './use-authors.ts';

type Props = {
  before: BlockDocument;
  after: BlockDocument;
  registry: BlockRegistry;
  language: Language;
  /** Only what its readers see of it. */
  of?: Language;
  authors?: Authors;
};

/** What has changed between two documents, block by block, and who has changed it; of texts both sides, with the words marked. */
export function Differences({ before, after, registry, language, of, authors = [] }: Props) {
  const changes = changesFor(of, compareDocuments(before, after, registry));
  if (changes.length === 0) return <p>{t(language, 'same')}</p>;
  return (
    <ol className={styles.changes} aria-label={t(language, 'differences')}>
      {changes.map((change) => (
        <li key={change.block.id} data-change={change.kind}>
          <p>
            <strong>{registry.get(change.block.type)?.label[language] ?? change.block.type}</strong> <span>{wordsFor(change, language)}</span>
            {(change.kind !== 'kept' || change.isMoved || change.slots.length === 0) && (
              <small className={styles.author}>{authorOf(authors, { blockId: change.block.id, field: null, language: null }, language)}</small>
            )}
          </p>
          {change.slots.map((slot) => (
            <Sides
              key={`${slot.field} ${slot.language}`}
              {...{ slot, type: change.block.type, registry, language }}
              author={authorOf(authors, slot, language)}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Without what was written in the other language. */
const changesFor = (of: Language | undefined, changes: readonly BlockChange[]): BlockChange[] =>
  changes.flatMap((change) => {
    const slots = change.slots.filter((slot) => of === undefined || slot.language === null || slot.language === of);
    const isElsewhere = change.slots.length > 0 && slots.length === 0 && change.kind === 'kept' && !change.isMoved;
    return isElsewhere ? [] : [{ ...change, slots }];
  });

function wordsFor({ kind, isMoved, slots }: BlockChange, language: Language): string {
  if (kind !== 'kept') return t(language, kind);
  return [isMoved && t(language, 'moved'), (slots.length > 0 || !isMoved) && t(language, 'changed')].filter(Boolean).join(', ');
}

type SidesProps = { slot: SlotChange; type: string; registry: BlockRegistry; language: Language; author?: string };

/** One text as it was and as it is, side by side. */
export function Sides({ slot, type, registry, language, author = '' }: SidesProps) {
  const [then, now] = [slot.before, slot.after].map((value) => textOf(value, slot, type, registry)) as [string, string]; // one for each
  const pieces = compareWords(then, now);
  const side = (without: 'added' | 'removed') =>
    pieces.map(({ text, kind }, index) => {
      const key = `${index} ${kind}`;
      if (kind === without) return null;
      if (kind === 'same') return <span key={key}>{text}</span>;
      return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
    });
  const label = registry.get(type)?.fields[slot.field]?.form.label[language] ?? slot.field;
  const of = slot.language === 'de' ? t(language, 'german') : slot.language === 'en' ? t(language, 'english') : slot.language;
  return (
    <dl className={styles.sides}>
      <div>
        <dt>
          {label}
          {of && ` (${of})`} · {t(language, 'before')}
        </dt>
        <dd lang={slot.language ?? undefined}>{then === '' ? <em>{t(language, 'nothing')}</em> : side('added')}</dd>
      </div>
      <div>
        <dt>
          {t(language, 'after')}
          {author && ` · ${author}`}
        </dt>
        <dd lang={slot.language ?? undefined}>{now === '' ? <em>{t(language, 'nothing')}</em> : side('removed')}</dd>
      </div>
    </dl>
  );
}

/** A value in words: a text as it reads, a choice by its name, of all else what is stored. */
export function textOf(
  value: Json | undefined,
  { field: name, language }: Pick<SlotChange, 'field' | 'language'>,
  type: string,
  registry: BlockRegistry,
): string {
  const field = registry.get(type)?.fields[name];
  if (value === undefined || value === null) return '';
  const text = field?.textOf(field.normalise(value), language ?? 'de') ?? '';
  if (text !== '') return text;
  return typeof value === 'object'
    ? Object.values(value)
        .filter((part) => typeof part !== 'object')
        .join(' · ')
    : String(value);
}
