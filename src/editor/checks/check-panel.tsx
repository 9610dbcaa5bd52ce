import { useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { JumpList } from '../panel/jump-list.tsx';
import type { PublishPanelProps } from '../panel/panel-props.ts';
import styles from './check-panel.module.css';
import { nameOf, t } from './strings.ts';
import type { Point, useChecks } from './use-checks.ts';

type Props = Pick<PublishPanelProps, 'session' | 'registry' | 'language' | 'onJump'> & { checks: ReturnType<typeof useChecks> };

export function CheckPanel({ checks: { points, problem, load }, ...rest }: Props) {
  const { language } = rest;
  const groups = Map.groupBy(points ?? [], ({ code }) => code);
  return (
    <div className={styles.panel}>
      <div role="status">
        {points === null && !problem && <p>{t(language, 'loading')}</p>}
        {points?.length === 0 && <p>{t(language, 'all_well')}</p>}
      </div>
      <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
      {[...groups].map(([code, own]) => (
        <Group key={code} code={code} points={own} {...rest} />
      ))}
      {(points || problem) && (
        <p>
          <Button size="small" onClick={() => void load()}>
            {t(language, 'again')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Group({ code, points, session, registry, language, onJump }: Omit<Props, 'checks'> & { code: string; points: readonly Point[] }) {
  const title = useId();
  return (
    <section className={styles.group} aria-labelledby={title}>
      <h3 id={title}>{nameOf(code, language)}</h3>
      {points.some(({ stops }) => stops) && <p className={styles.stops}>{t(language, 'stops')}</p>}
      <JumpList items={points.map((point) => itemOf(point, language))} document={session.state.document} {...{ registry, language, onJump }} />
    </section>
  );
}

export const itemOf = ({ blockId, field, place, message, of }: Point, language: 'de' | 'en') => ({
  blockId,
  field,
  words: message[language],
  place: [place?.[language], of && t(language, of === 'de' ? 'german' : 'english')].filter(Boolean).join(', '),
});
