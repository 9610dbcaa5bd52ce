import { useEffect, useRef, useState } from 'react';
import type { QuestionProps, SaveQuestion } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Retention } from '../contract.ts';
import { otherDaysIn } from './other-days.ts';
import { addRetentions, applyRetentions, readRetentions } from './retention-calls.ts';
import { RetentionDialog } from './retention-dialog.tsx';
import { t } from './strings.ts';

/** Where the days of a form change and others hold for what is there, it is asked whether that follows. */
export const retentionQuestion: SaveQuestion = { fields: ['retention_days'], isAsked: () => true, Dialog: RetentionQuestion };

type Asked = { retention: Retention | null; remark: string };

function RetentionQuestion({ ids, values, onSave, onClose }: QuestionProps) {
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const days = typeof values.retention_days === 'number' ? values.retention_days : 0;
  const save = (then?: () => Promise<string>) => {
    onClose();
    onSave(then);
  };
  const wasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    if (ids === null) return setAsked({ retention: null, remark: t(language, 'by_entries') });
    readRetentions(ids, language, days).then(
      (all) => {
        const retention = addRetentions(all);
        if (!retention || retention.differing + retention.mails === 0) save();
        else setAsked({ retention, remark: remarkOn(values.privacy, retention.days, language) });
      },
      (error: unknown) => setAsked({ retention: null, remark: t(language, 'not_counted', { reason: wordsOf(error) }) }),
    );
  }, []);
  if (!asked) return null;
  return (
    <RetentionDialog
      forms={ids?.length ?? 0}
      {...asked}
      onKeep={() => save()}
      onApply={(agreed) => save(() => apply(ids ?? [], agreed, language))}
      onClose={onClose}
    />
  );
}

/** The sentence on data protection may still name other days, which visitors read. */
function remarkOn(privacy: unknown, days: number, language: Language): string {
  const named = otherDaysIn(Object.values(privacy ?? {}).join(' '), days);
  return named === null ? '' : t(language, 'privacy_says', { days: named });
}

/** Applies the days and answers what is said of it, also where that failed. */
const apply = (ids: readonly number[], days: number, language: Language): Promise<string> =>
  applyRetentions(ids, days, language).then(
    (amounts) => t(language, 'applied', amounts),
    (error: unknown) => t(language, 'saved_not_applied', { reason: wordsOf(error) }),
  );

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
