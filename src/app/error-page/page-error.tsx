import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { FallbackErrorMessage } from '../fallback-error-page/fallback-error-page.tsx';
import { ErrorView, loadErrorView } from './load-error-view.ts';

/** What stands around a failed page stays (E §8); where this fails too, only the document is left. */
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
  if (ErrorView) return <ErrorView />;
  return progress === 'failed' && <FallbackErrorMessage language={language} />;
}
