import { KeyRound } from 'lucide';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button, type ButtonProps } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { loadPasskeys } from './load-passkeys.ts';
import styles from './passkey-button.module.css';
import { t } from './strings.ts';

type Props = Pick<ButtonProps, 'look' | 'size'> & { words: string; use: 'sign-in' | 'prove'; onDone: () => void };

/** Only in a browser that knows passkeys; what does not work is said beside it. */
export function PasskeyButton({ words, use, onDone, ...rest }: Props) {
  const language = useLanguage();
  const [isKnown, setKnown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => setKnown('PublicKeyCredential' in window), []);
  if (!isKnown) return null;
  const ask = async () => {
    setBusy(true);
    setProblem('');
    try {
      const { signInWithPasskey, proveWithPasskey } = await loadPasskeys();
      const isDone = await (use === 'prove' ? proveWithPasskey : signInWithPasskey)(language);
      if (isDone) return onDone();
      setProblem(t(language, 'called_off'));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.way}>
      <Button {...rest} busy={isBusy} onClick={() => void ask()}>
        <Icon node={KeyRound} />
        {words}
      </Button>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
