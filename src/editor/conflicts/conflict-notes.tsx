import { useState, useSyncExternalStore } from 'react';
import { type BlockRegistry, findBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { textOf } from '../history/value-words.ts';
import type { Choice, Conflict, EditingSession } from '../session/session.ts';
import { positionName } from '../state/names.ts';
import styles from './conflict-notes.module.css';
import { t } from './strings.ts';

type Props = { session: EditingSession; registry: BlockRegistry; language: Language; onJump: (blockId: string, field: string | null) => void };

/** Both texts, and the choice; nothing has to be decided at once. */
export function ConflictNotes({ session, registry, language, onJump }: Props) {
  // Not the document: it is another one with each key.
  const read = () => session.state.conflicts;
  const conflicts = useSyncExternalStore(session.subscribe, read, read);
  return (
    <div role="status" className={styles.notes}>
      {conflicts.map((conflict) => {
        const type = (findBlock(session.state.document, conflict.blockId)?.block ?? conflict.block)?.type ?? '';
        return <Note key={conflict.id} {...{ conflict, type, session, registry, language, onJump }} />;
      })}
    </div>
  );
}

function Note({ conflict, type, session, registry, language, onJump }: Props & { conflict: Conflict; type: string }) {
  const [problem, setProblem] = useState('');
  const { kind, field, blockId } = conflict;
  const definition = registry.get(type);
  const label = field === null ? '' : (definition?.fields[field]?.form.label[language] ?? field);
  const choose = (choice: Choice) => setProblem(session.resolve(conflict.id, choice)?.message[language] ?? '');
  const isText = typeof (conflict.mine ?? conflict.theirs) === 'string' || definition?.fields[field ?? '']?.form.kind === 'rich_text';
  return (
    <Notice kind="warning" className={styles.note ?? ''}>
      <p>
        <strong>{positionName(definition?.label[language] ?? type, label)}</strong>
        <br />
        {t(language, kind)}
      </p>
      {kind === 'field' && field !== null && (
        <dl className={styles.texts}>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side}>
              <dt>{t(language, `${side}_text`)}</dt>
              <dd lang={conflict.language ?? undefined}>
                {textOf(conflict[side], { field, language: conflict.language }, type, registry, language) || <em>{t(language, 'nothing')}</em>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.choices}>
        <Button size="small" onClick={() => choose('mine')}>
          {t(language, `mine_${kind}`)}
        </Button>
        <Button size="small" onClick={() => choose('theirs')}>
          {t(language, `theirs_${kind}`)}
        </Button>
        {kind === 'field' && isText && (
          <Button size="small" onClick={() => choose('both')}>
            {t(language, 'both')}
          </Button>
        )}
        {kind !== 'changed' && (
          <Button look="link" size="small" onClick={() => onJump(blockId, field)}>
            {t(language, 'show')}
          </Button>
        )}
      </p>
      {problem && <p>{problem}</p>}
    </Notice>
  );
}
