import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Command } from '#content/index.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { Toasts } from '#ui/toast/toasts.tsx';
import { FullDialog } from '../dialogs/full-dialog.tsx';
import type { PublishPanelProps } from '../panel/panel-props.ts';
import { usePublished } from '../panel/use-published.ts';
import { valueIn, writeSlot } from '../session/simple-commands.ts';
import { languageName } from './language-name.ts';
import { bilingual, t } from './strings.ts';
import styles from './translation-dialog.module.css';
import { TranslationRow } from './translation-row.tsx';
import { type TranslationUnit, translationUnits } from './translation-state.ts';
import { noMarks, textKey, useMarks } from './use-marks.ts';

export function TranslationDialog({ session, containerId, registry, call, language, onJump, onClose }: PublishPanelProps & { onClose: () => void }) {
  const read = () => session.state;
  const { document } = useSyncExternalStore(session.subscribe, read, read);
  const { published } = usePublished(containerId, call, language);
  const { marks, further, settle } = useMarks(session, containerId, call, language);
  const [target, setTarget] = useState('en');
  const isEnglish = target === 'en';
  const [isOpenOnly, setOpenOnly] = useState(true);
  // What was open when it was shown stays while it is written, or the row would go from under the hands.
  const [kept, keep] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');
  const units = translationUnits(document, registry, isEnglish ? published?.en?.document : undefined, isEnglish ? marks : noMarks, target);
  const isOpen = ({ state }: TranslationUnit) => state !== 'done';
  const keyOf = ({ blockId, field }: TranslationUnit) => textKey(blockId, field);
  const fresh = units.filter((unit) => isOpen(unit) && !kept.has(keyOf(unit)));
  if (fresh.length > 0) keep(new Set([...kept, ...fresh.map(keyOf)]));
  const shown = isOpenOnly ? units.filter((unit) => kept.has(keyOf(unit)) || isOpen(unit)) : units;
  const missing = units.filter(({ state }) => state === 'missing');
  const tick = (unit: TranslationUnit) =>
    settle([{ block_id: unit.blockId, field: unit.field }]).then(
      () => showToast(t(language, 'settled')),
      (error: unknown) => setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') })),
    );
  const copyAll = () => {
    const commands = missing.flatMap(({ blockId, field }): Command[] => {
      const german = valueIn(document, { blockId, field, language: 'de' });
      return german === undefined ? [] : [writeSlot({ blockId, field, language: target }, german)];
    });
    const refusal = session.perform({ kind: 'composite', commands }, bilingual('copy_step'));
    if (refusal) setProblem(refusal.message[language]);
    else showToast(t(language, 'copied', { n: commands.length }), { text: t(language, 'undo'), run: () => session.undo() });
  };
  return (
    <FullDialog title={t(language, 'languages', { target: languageName(target, language) })} onClose={onClose}>
      {(close) => (
        <>
          <p>{t(language, 'hint', { target: languageName(target, language) })}</p>
          <div className={styles.tools}>
            {further.length > 0 && (
              <SelectField
                name="translation_target"
                label={t(language, 'target')}
                hint={isEnglish ? undefined : t(language, 'further_hint')}
                required
                value={target}
                defaultValue="en"
                onChange={({ target: { value } }) => {
                  setTarget(value);
                  keep(new Set());
                }}
                options={['en', ...further].map((code) => ({ value: code, label: languageName(code, language) }))}
              />
            )}
            <SelectField
              name="translation_shown"
              label={t(language, 'show')}
              required
              value={isOpenOnly ? 'open' : 'all'}
              defaultValue="open"
              onChange={({ target }) => setOpenOnly(target.value === 'open')}
              options={(['open', 'all'] as const).map((value) => ({ value, label: t(language, value) }))}
            />
            {missing.length > 1 && <Button onClick={copyAll}>{t(language, 'copy_all')}</Button>}
          </div>
          <p role="status">
            {units.length === 0
              ? t(language, 'no_texts')
              : shown.length === 0
                ? t(language, 'nothing')
                : t(language, 'count', { missing: missing.length, outdated: units.filter(({ state }) => state === 'outdated').length, all: units.length })}
          </p>
          <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
          <ul className={styles.units}>
            {shown.map((unit) => (
              <TranslationRow
                key={`${target} ${keyOf(unit)}`}
                {...{ unit, session, registry, language, target }}
                onSettle={() => void tick(unit)}
                onJump={(blockId, field) => {
                  close();
                  onJump(blockId, field);
                }}
              />
            ))}
          </ul>
          <Toasts />
        </>
      )}
    </FullDialog>
  );
}
