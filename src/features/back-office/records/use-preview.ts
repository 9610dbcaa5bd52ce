import { useEffect, useState } from 'react';
import { allWordsOf } from './data/words-of.ts';

/** How long nothing has to change, in ms, until it is asked what would come of it. */
const pause = 250;

/** What would come of something while it is typed; an answer that comes late is dropped. `body`: null as long as nothing can be sent. */
export function usePreview<Body, Report>(body: Body | null, send: (body: Body, signal: AbortSignal) => Promise<Report>) {
  const asked = body === null ? '' : JSON.stringify(body);
  const [answer, setAnswer] = useState<{ to: string; report: Report } | null>(null);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for what would be sent, and for nothing else
  useEffect(() => {
    setProblem('');
    if (asked === '') return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      send(JSON.parse(asked), request.signal).then(
        (report) => setAnswer({ to: asked, report }),
        (error: unknown) => request.signal.aborted || setProblem(allWordsOf(error)),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asked]);
  const isAnswered = answer?.to === asked;
  return {
    /** Of what is typed now; null as long as it is not known. */
    report: asked !== '' && isAnswered ? (answer?.report ?? null) : null,
    isChecking: asked !== '' && !isAnswered && problem === '',
    /** What went wrong, in words; '' where nothing did. */
    problem,
    /** What was to be stored was refused: this is what would come of it. */
    refuse: (report: Report) => setAnswer({ to: asked, report }),
    fail: (error: unknown) => setProblem(allWordsOf(error)),
  };
}
