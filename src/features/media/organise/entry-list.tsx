import { Pencil, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import styles from './organise.module.css';
import { t } from './strings.ts';

type ListProps = { id: string; title: string; problem: string; none: string; children: readonly ReactNode[] };

/** Folders or tags: what they are called, what went wrong with the last act, a line each. */
export const EntryList = ({ id, title, problem, none, children }: ListProps) => (
  <>
    <h3 id={id}>{title}</h3>
    <div role="alert">
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
    {children.length === 0 && <p className={styles.quiet}>{none}</p>}
    <ul className={styles.list}>{children}</ul>
  </>
);

type EntryProps = {
  name: string;
  count: number;
  /** What the pencil does, in a word; the form that it opens stands below the line. */
  edit: string;
  form: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  remove: string;
  /** Why it cannot be removed, if so. */
  whyNot?: string | undefined;
  onRemove: () => void;
};

export function Entry({ name, count, edit, form, isOpen, onToggle, remove, whyNot, onRemove }: EntryProps) {
  const language = useLanguage();
  return (
    <>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{t(language, 'items', { n: count })}</span>
        <IconButton icon={Pencil} size="compact" label={t(language, 'edit_of', { edit, name })} aria-expanded={isOpen} onClick={onToggle} />
        <IconButton icon={Trash2} size="compact" label={remove} why={whyNot} onClick={onRemove} />
      </div>
      {isOpen && form}
    </>
  );
}

/** In the reader's language. */
export function useRemoval(): [problem: string, attempt: (work: () => Promise<void>) => Promise<void>] {
  const language = useLanguage();
  const [problem, setProblem] = useState('');
  const attempt = async (work: () => Promise<void>) => {
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') }));
    }
  };
  return [problem, attempt];
}
