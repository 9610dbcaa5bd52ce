import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { LastResortWords } from '../last-resort/last-resort.tsx';
import { LastResortBoundary } from '../last-resort/last-resort-boundary.tsx';
import { ErrorView, loadErrorView } from './load-error-view.ts';

/** What is shown in place of a page that failed (E §8); all that stands around it stays. */
export function PageError() {
  const language = useLanguage();
  const [progress, setProgress] = useState<'loading' | 'there' | 'failed'>(ErrorView ? 'there' : 'loading');
  useEffect(() => {
    // Not asked of `ErrorView`: it may have come since this was drawn without it.
    if (progress !== 'loading') return;
    loadErrorView().then(
      () => setProgress('there'),
      () => setProgress('failed'),
    );
  }, [progress]);
  if (!ErrorView && progress === 'failed') return <LastResortWords language={language} />;
  return <LastResortBoundary language={language}>{ErrorView && <ErrorView />}</LastResortBoundary>;
}
