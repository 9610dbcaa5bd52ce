import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { OpeningHoursContract, OpeningTimeline } from './contract.ts';
import { maxWait } from './limits.ts';
import { nextPhase, phaseAt } from './phase.ts';
import { PhaseLine } from './phase-line.tsx';

/** The first render shows what the server showed; then the visitor's clock decides, and after two midnights the API is asked. */
export function OpeningStatus({ hours: given }: { hours: OpeningTimeline }) {
  const language = useLanguage();
  const [fresh, setFresh] = useState<OpeningTimeline>(given);
  const hours = fresh.date > given.date ? fresh : given;
  const [now, setNow] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const at = Date.now();
      setNow(at);
      const wait = nextPhase(hours, at) - at;
      if (wait > 0) timer = setTimeout(look, Math.min(wait, maxWait));
      // Without an answer the old one stands until the tab is looked at again.
      else
        ask(language, abort.signal).then(
          (answer) => setFresh((known) => (answer.date > known.date ? answer : known)),
          () => {},
        );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      abort.abort();
      document.removeEventListener('visibilitychange', look);
    };
  }, [hours, language]);

  const phase = phaseAt(hours, now);
  if (!phase) return null;
  return <PhaseLine phase={phase} language={language} />;
}

const ask = (language: Language, signal: AbortSignal) => client<OpeningHoursContract>(httpTransport).get('/api/opening-hours-today/', { language, signal });
