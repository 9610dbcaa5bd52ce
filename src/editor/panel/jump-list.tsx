import { type BlockDocument, type BlockRegistry, findBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { positionName } from '../state/names.ts';
import styles from './jump-list.module.css';
import { t } from './strings.ts';

/** `blockId` null: the page itself. */
type Item = { blockId: string | null; field: string | null; words: string; place: string };
type Props = {
  /** Without one it is always open. */
  title?: string;
  items: readonly Item[];
  isOpen?: boolean;
  registry: BlockRegistry;
  document: BlockDocument;
  language: Language;
  onJump: (blockId: string | null, field: string | null) => void;
};

/** A long list is closed at first, unless `isOpen`. */
export const JumpList = ({ title, items, isOpen = false, ...rest }: Props) =>
  title === undefined ? (
    <div className={styles.jumps}>
      <Items items={items} {...rest} />
    </div>
  ) : (
    <details className={styles.jumps} open={isOpen || items.length <= 5}>
      <summary>{title}</summary>
      <Items items={items} {...rest} />
    </details>
  );

const Items = ({ items, registry, document, language, onJump }: Omit<Props, 'title' | 'isOpen'>) => (
  <ul>
    {items.map(({ blockId, field, words, place }) => (
      <li key={`${blockId} ${field} ${place} ${words}`}>
        <button type="button" onClick={() => onJump(blockId, field)}>
          <strong>{positionName(kindOf(blockId, registry, document, language), place)}</strong>
          <span>{words}</span>
        </button>
      </li>
    ))}
  </ul>
);

const kindOf = (blockId: string | null, registry: BlockRegistry, document: BlockDocument, language: Language): string | undefined =>
  blockId === null ? t(language, 'page') : registry.get(findBlock(document, blockId)?.block.type ?? '')?.label[language];
