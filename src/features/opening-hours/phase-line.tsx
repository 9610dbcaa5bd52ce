import { SiteLink } from '#features/navigation/index.ts';
import type { Language } from '#i18n/language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ShownPhase } from './contract.ts';
import styles from './opening-status.module.css';
import { t } from './strings.ts';
import { openingText, rangesIn } from './text.ts';

export function PhaseLine({ phase, language }: { phase: ShownPhase; language: Language }) {
  const text = rangesIn(openingText(phase, language)).map(({ text, isRange }) => (isRange ? <span key={text}>{text}</span> : text));
  const words = <span title={phase.alternative_text || undefined}>{text}</span>;
  return (
    <p className={styles.status} data-state={phase.state} lang={phase.lang}>
      <VisuallyHidden lang={language}>{t(language, 'label')} </VisuallyHidden>
      {phase.alternative_link_url ? <SiteLink url={phase.alternative_link_url}>{words}</SiteLink> : words}
    </p>
  );
}
