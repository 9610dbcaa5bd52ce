import { httpTransport, type Transport } from '#api/client.ts';
import type { BlockDocument, BlockRegistry } from '#content/index.ts';
import { imageUrl } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { wordsOf } from '../state/names.ts';
import { type BlockChange, compareDocuments, type SlotChange } from './compare-documents.ts';
import { compareWords } from './compare-words.ts';
import styles from './history-panel.module.css';
import { t } from './strings.ts';
import { type Authors, authorOf, authorsOf } from './use-authors.ts';
import { useNames } from './use-names.ts';
import { type Names, noNames, textOf } from './value-words.ts';

type Props = {
  before: BlockDocument;
  after: BlockDocument;
  registry: BlockRegistry;
  language: Language;
  /** Only what its readers see of it. */
  of?: Language;
  authors?: Authors;
  call?: Transport;
};

/** Of texts both sides, with the words marked. */
export function Differences({ before, after, registry, language, of, authors = [], call = httpTransport }: Props) {
  const changes = changesFor(of, compareDocuments(before, after, registry));
  const names = useNames(before, after, changes, registry, call, of ?? language);
  if (changes.length === 0) return <p>{t(language, 'same')}</p>;
  return (
    <ol className={styles.changes} aria-label={t(language, 'differences')}>
      {changes.map((change) => (
        <li key={change.block.id} data-change={change.kind}>
          <p>
            <strong>{registry.get(change.block.type)?.label[language] ?? change.block.type}</strong> <span>{wordsFor(change, language)}</span>
            {change.slots.length === 0 && <Words words={wordsOf(registry, change.block, of ?? language)} of={of ?? language} />}
            {(change.kind !== 'kept' || change.isMoved || change.slots.length === 0) && (
              <small className={styles.author}>
                {change.kind === 'added'
                  ? authorsOf(authors, change.block, of, language)
                  : authorOf(authors, { blockId: change.block.id, field: null, language: null }, language)}
              </small>
            )}
          </p>
          {change.slots.map((slot) => (
            <Sides
              key={`${slot.field} ${slot.language}`}
              {...{ slot, type: change.block.type, registry, language, names }}
              author={authorOf(authors, slot, language)}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

const Words = ({ words, of }: { words: string; of: Language }) =>
  words && (
    <span lang={of} className={styles.words}>
      {words}
    </span>
  );

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

type SidesProps = { slot: SlotChange; type: string; registry: BlockRegistry; language: Language; author?: string; names?: Names };

export function Sides({ slot, type, registry, language, author = '', names = noNames }: SidesProps) {
  const [then, now] = [slot.before, slot.after].map((value) => textOf(value, slot, type, registry, language, names)) as [string, string]; // one for each
  const pieces = compareWords(then, now);
  const side = (without: 'added' | 'removed') =>
    pieces.map(({ text, kind }, index) => {
      const key = `${index} ${kind}`;
      if (kind === without) return null;
      if (kind === 'same') return <span key={key}>{text}</span>;
      return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
    });
  const form = registry.get(type)?.fields[slot.field]?.form;
  const label = form?.label[language] ?? slot.field;
  const shown = (value: typeof slot.before, words: string, without: 'added' | 'removed') => (
    <dd lang={slot.language ?? undefined}>
      <Thumbnail value={value} names={names} />
      {words === '' ? <em>{t(language, 'nothing')}</em> : side(without)}
    </dd>
  );
  const of = slot.language === 'de' ? t(language, 'german') : slot.language === 'en' ? t(language, 'english') : slot.language;
  return (
    <dl className={styles.sides}>
      <div>
        <dt>
          {label}
          {of && ` (${of})`} · {t(language, 'before')}
        </dt>
        {shown(slot.before, then, 'added')}
      </div>
      <div>
        <dt>
          {t(language, 'after')}
          {author && ` · ${author}`}
        </dt>
        {shown(slot.after, now, 'removed')}
        {then === now && form?.kind === 'rich_text' && <dd>{t(language, 'formatting')}</dd>}
      </div>
    </dl>
  );
}

/** Two pictures may have one description. */
function Thumbnail({ value, names: { images } }: { value: SlotChange['before']; names: Names }) {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  const image = typeof id === 'number' ? images.get(id) : undefined;
  return image && <img className={styles.thumbnail} src={imageUrl(image, { ratio: '3x2', width: 320, format: 'webp' })} width="120" height="80" alt="" />;
}
