import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Transport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { EditingSession } from '../session/session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { t } from './strings.ts';

type Props = { session: EditingSession; call: Transport; language: Language; noteClass: string };

/** E §4: when the sign-in expires in the middle of editing; it waits for a pause in typing, so that no letter goes into it. */
export function SignInDialog(props: Props) {
  const read = () => props.session.state.problem;
  const problem = useSyncExternalStore(props.session.subscribe, read, read);
  const isOut = problem?.kind === 'sign-in';
  const [isLater, setLater] = useState(false);
  const isAsked = useTypingPause(isOut) && isOut && !isLater;
  useFocusBack(isAsked);
  const { session } = props;
  useEffect(() => {
    if (!isOut) return setLater(false);
    // Whoever has signed in in another window meanwhile is asked nothing more in this one.
    const lookAgain = () => document.visibilityState === 'visible' && session.retry();
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isOut, session]);
  if (!isOut) return null;
  if (isLater) {
    return (
      <Notice kind="warning" className={props.noteClass}>
        <p>{problem.message[props.language]}</p>
        <Button size="small" onClick={() => setLater(false)}>
          {t(props.language, 'title')}
        </Button>
      </Notice>
    );
  }
  // Another reason, such as another account, is another question.
  return isAsked && <SignInForm key={problem.message.en} {...props} reason={problem.message[props.language]} onLater={() => setLater(true)} />;
}

/** ms without a key after which a question may take the focus. */
const typingPause = 1_000;

/** Once nobody types any more. */
function useTypingPause(isWanted: boolean): boolean {
  const [isPause, setPause] = useState(isWanted); // nobody has typed into what has just been opened
  useEffect(() => {
    if (!isWanted) return setPause(false);
    const wait = () => setTimeout(() => setPause(true), typingPause);
    let timer = wait();
    const onKey = () => {
      clearTimeout(timer);
      timer = wait();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isWanted]);
  return isPause;
}

/** A dialog that React takes away gives the focus back to nothing. */
function useFocusBack(isAsked: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!isAsked) return;
    const { activeElement, body } = document;
    // From the note, which is gone by now, it goes to where it was at first.
    if (activeElement instanceof HTMLElement && activeElement !== body) before.current = activeElement;
    return () => before.current?.focus({ preventScroll: true });
  }, [isAsked]);
}
