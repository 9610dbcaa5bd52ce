import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Furniture } from '../default-layout/default-layout.tsx';
import { Document } from '../document.tsx';
import { LastResort } from '../last-resort/last-resort.tsx';
import { LastResortBoundary } from '../last-resort/last-resort-boundary.tsx';
import { ErrorView, loadErrorView } from './load-error-view.ts';

/** What is shown in place of a page that failed (E §8). */
export function ErrorPage() {
  const language = useLanguage();
  const [progress, setProgress] = useState<'loading' | 'there' | 'failed'>(ErrorView ? 'there' : 'loading');
  useEffect(() => {
    // Nothing to wait for: another render now would take away what is still coming to life, the alert first of all.
    // Not asked of `ErrorView`: it may have come since this was drawn without it.
    if (progress !== 'loading') return;
    loadErrorView().then(
      () => setProgress('there'),
      () => setProgress('failed'),
    );
  }, [progress]);
  if (!ErrorView && progress === 'failed') return <LastResort language={language} />;
  return (
    <LastResortBoundary language={language}>
      {ErrorView ? <ErrorView Furniture={Furniture} Document={Document} /> : <Document>{null}</Document>}
    </LastResortBoundary>
  );
}
