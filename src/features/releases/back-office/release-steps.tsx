import { type FormEvent, useState } from 'react';
import { asTypedInstant, readTypedInstant } from '#i18n/typed-instant.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import styles from './release.module.css';
import { t } from './strings.ts';
import type { useSteps } from './use-steps.ts';

export function ReleaseSteps(steps: ReturnType<typeof useSteps>) {
  const language = useLanguage();
  const { state, busy, problem } = steps;
  return (
    <>
      <p className={styles.buttons}>
        {state === 'planned' && (
          <>
            <Button look="primary" busy={busy} onClick={() => void steps.goOut()}>
              {t(language, 'go_out')}
            </Button>
            <Button busy={busy} onClick={() => void steps.callOff()}>
              {t(language, 'call_off')}
            </Button>
          </>
        )}
        {state === 'out' && (
          <Button busy={busy} onClick={() => void steps.takeBack()}>
            {t(language, 'take_back')}
          </Button>
        )}
      </p>
      {state !== 'out' && <MomentForm key={steps.at} {...steps} />}
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{t(language, 'failed', { reason: problem })}</p>
          </Notice>
        )}
      </div>
    </>
  );
}

function MomentForm({ state, at, busy, move }: ReturnType<typeof useSteps>) {
  const language = useLanguage();
  const [typed, type] = useState(() => asTypedInstant(at));
  const [wrong, setWrong] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const to = readTypedInstant(typed);
    const isSame = to !== null && state === 'planned' && new Date(to).getTime() === new Date(at).getTime();
    setWrong(to === null ? t(language, 'moment_needed') : isSame ? t(language, 'same_moment') : '');
    if (to !== null && !isSame) void move(to);
  };
  return (
    <form noValidate className={styles.moment} onSubmit={send}>
      <TextField
        name="release_moment"
        type="datetime-local"
        label={t(language, 'new_moment')}
        hint={t(language, 'berlin')}
        required
        value={typed}
        onChange={({ target }) => type(target.value)}
        {...(wrong && { errors: [wrong] })}
      />
      <Button type="submit" busy={busy}>
        {t(language, state === 'planned' ? 'move' : 'plan_again')}
      </Button>
    </form>
  );
}
