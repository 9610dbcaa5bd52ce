import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { legalRoutes } from '#routes.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import type { Consent } from '../contract.ts';
import { readChoice } from '../gate/choice.ts';
import { consentChanged, decide, isAllowed, loadConsent, optionalOf, refusesByBrowser } from '../gate/consent.ts';
import { runScripts } from '../gate/run-scripts.ts';
import type { ConsentDialog as Details } from './consent-dialog.tsx';
import { FirstLayer } from './first-layer.tsx';

const loadDialog = lazyImport(() => import('./consent-dialog.tsx'));

/** `opened`: how often the link at the foot of the page was pressed. */
export type LayerProps = { opened: number };

/** Imprint, privacy and terms can be read without an answer (E §4). */
const quietPaths = new Set<string>(Object.values(legalRoutes).flatMap((paths) => Object.values(paths)));

export function ConsentLayer({ opened }: LayerProps) {
  const { pathname } = useLocation();
  const [consent, setConsent] = useState<Consent | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof Details>> | null>(null);
  const isDecided = useDecided(consent);
  useEffect(() => {
    loadConsent().then(
      (loaded) => {
        setConsent(loaded);
        runScripts(loaded.services.filter(isAllowed));
      },
      () => {}, // without the list nothing can be asked, and nothing is loaded
    );
  }, []);
  useEffect(() => {
    if (opened > 0) setOpen(true);
  }, [opened]);
  useEffect(() => {
    if (isOpen)
      loadDialog().then(
        ({ ConsentDialog }) => setDialog(() => ConsentDialog),
        () => setOpen(false), // the next press asks again
      );
  }, [isOpen]);
  if (!consent || consent.versions.length === 0) return null;
  const answer = (allowed: readonly string[]) => {
    const wasAsked = !isDecided;
    setOpen(false);
    decide(consent, allowed);
    // What had the focus goes with the question.
    if (wasAsked) document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  return (
    <>
      {!isDecided && !quietPaths.has(pathname) && (
        <FirstLayer
          consent={consent}
          onReject={() => answer([])}
          onAccept={() => answer(optionalOf(consent).map(({ slug }) => slug))}
          onChoose={() => setOpen(true)}
        />
      )}
      {Dialog && <Dialog consent={consent} isOpen={isOpen} onClose={() => setOpen(false)} onAnswer={answer} />}
    </>
  );
}

/** Whether there is an answer that holds: the visitor's, or the browser's refusal of everything. */
function useDecided(consent: Consent | null): boolean {
  const [, setChanges] = useState(0);
  useEffect(() => {
    const onChange = () => setChanges((changes) => changes + 1);
    document.addEventListener(consentChanged, onChange);
    return () => document.removeEventListener(consentChanged, onChange);
  }, []);
  const choice = readChoice(document.cookie);
  return refusesByBrowser() || (choice !== null && (consent?.versions.includes(choice.version) ?? false));
}
