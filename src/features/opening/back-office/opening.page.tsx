import { Check, Circle } from 'lucide';
import { useLoaderData } from 'react-router';
import { backOfficeHref, recordHref, type ScreenCall, type ScreenData } from '#features/back-office/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Opening, OpeningContract, OpeningStep } from '../contract.ts';
import styles from './opening.module.css';
import { t } from './strings.ts';

export const loadOpening = ({ api, language, signal }: ScreenCall<OpeningContract>): Promise<Opening> => api.get('/api/cms-opening/', { language, signal });

/** Where a step is done; null: by whoever runs the server. */
const addressOfStep = (step: OpeningStep, language: Language): string | null => {
  if (step === 'mail' || step === 'box_office') return null;
  if (step === 'programme') return backOfficeHref('import', language);
  if (step === 'imprint' || step === 'privacy') return backOfficeHref('legal', language);
  if (step === 'colleague') return backOfficeHref('users', language);
  if (step === 'online') return `${recordHref('settings', language)}#part-2`;
  return recordHref({ rooms: 'rooms', look: 'design', name: 'settings', address: 'settings' }[step], language);
};

/** `/cms-hub/opening`: what a new house does until its website is open. */
export function OpeningPage() {
  const language = useLanguage();
  const { steps } = useLoaderData<Partial<Opening> & ScreenData>();
  if (!steps) return null; // refused: the frame says so
  const done = steps.filter(({ is_done }) => is_done).length;
  const progress = t(language, 'progress', { n: done, of: steps.length });
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'description')}
      lead={<p className={styles.lead}>{t(language, done === steps.length ? 'open' : 'lead')}</p>}
    >
      <div className={styles.progress}>
        <Progress label={progress} value={done / steps.length} />
        <span aria-hidden="true">{progress}</span>
      </div>
      <ol className={styles.steps} aria-label={t(language, 'steps')}>
        {steps.map(({ key, is_done }) => (
          <Step key={key} step={key} isDone={is_done} />
        ))}
      </ol>
    </StaffScreen>
  );
}

function Step({ step, isDone }: { step: OpeningStep; isDone: boolean }) {
  const language = useLanguage();
  const place = addressOfStep(step, language);
  return (
    <li data-done={isDone || undefined}>
      <Icon node={isDone ? Check : Circle} />
      <div>
        <h2>
          {place ? <Link to={place}>{t(language, step)}</Link> : t(language, step)}
          <VisuallyHidden>: {t(language, isDone ? 'done' : 'to_do')}</VisuallyHidden>
        </h2>
        <p>{t(language, `${step}_hint`)}</p>
      </div>
    </li>
  );
}
