import { useMemo } from 'react';
import { type BlockRegistry, findBlock, type Json, readBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldInput } from '../form/field-input.tsx';
import { compareWords } from '../history/compare-words.ts';
import type { EditingSession } from '../session/session.ts';
import { writeSlot } from '../session/simple-commands.ts';
import { positionName } from '../state/names.ts';
import { languageName } from './language-name.ts';
import { t } from './strings.ts';
import styles from './translation-dialog.module.css';
import type { TranslationUnit } from './translation-state.ts';

type Props = {
  unit: TranslationUnit;
  session: EditingSession;
  registry: BlockRegistry;
  language: Language;
  target: string;
  onSettle: () => void;
  onJump: (blockId: string, field: string | null) => void;
};

/** The German has what has changed since the English was written marked. */
export function TranslationRow({ unit, session, registry, language, target, onSettle, onJump }: Props) {
  const { blockId, field: name, text, state, before } = unit;
  const block = findBlock(session.state.document, blockId)?.block;
  const known = block && readBlock(block, registry);
  const field = known?.definition.fields[name];
  // A formatted text is set up anew with its field, so it has to be the same object.
  const shown = useMemo(() => {
    if (!field) return null;
    const label = field.form.label[language];
    return { ...field, form: { ...field.form, label: { de: `${label}, ${languageName(target, 'de')}`, en: `${label}, ${languageName(target, 'en')}` } } };
  }, [field, language, target]);
  if (!known || !shown || !field?.perLanguage) return null;
  const stored = known.fields[name];
  const texts = typeof stored === 'object' && stored !== null ? (stored as Record<string, Json>) : {};
  const label = field.form.label[language];
  const store = (value: Json | undefined) => session.perform(writeSlot({ blockId, field: name, language: target }, value));
  return (
    <li className={styles.unit} data-state={state}>
      <div className={styles.german}>
        <strong>{positionName(known.definition.label[language], `${label}, ${t(language, 'german')}`)}</strong>
        <p lang="de">{before === null ? text : <Changed before={before} after={text} />}</p>
        {state !== 'done' && <p className={styles.state}>{t(language, state, { target: languageName(target, language) })}</p>}
        <p className={styles.buttons}>
          {state === 'outdated' && (
            <Button size="small" onClick={onSettle}>
              {t(language, 'settle')}
            </Button>
          )}
          {state === 'missing' && (
            <Button size="small" onClick={() => store(texts.de)}>
              {t(language, 'copy')}
            </Button>
          )}
          <Button size="compact" look="link" onClick={() => onJump(blockId, name)}>
            {t(language, 'to_place')}
          </Button>
        </p>
      </div>
      <div lang={target}>
        <FieldInput name={`${blockId}-${name}-${target}`} field={shown} language={language} raw={texts[target]} german="" store={store} error={undefined} />
      </div>
    </li>
  );
}

const Changed = ({ before, after }: { before: string; after: string }) =>
  compareWords(before, after).map(({ text, kind }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
  });
