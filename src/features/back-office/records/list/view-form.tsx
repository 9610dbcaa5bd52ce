import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mayCall } from '#api/user.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Role } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { SavedView } from '../../saved-views/contract.ts';
import { type Audience, audiences, maxViewName } from '../../saved-views/limits.ts';
import { wordsOf } from '../data/words-of.ts';
import styles from '../records.module.css';
import { t } from './view-strings.ts';

type Props = { role: Role; renamed: SavedView | undefined; onSend: (name: string, audience: Audience) => Promise<void>; onClose: () => void };

/** Under which name a view is kept, and for whom. */
export function ViewForm({ role, renamed, onSend, onClose }: Props) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('view_name') ?? '').trim();
    if (name === '') {
      setProblem(t(language, 'name_needed'));
      return form.current?.querySelector('input')?.focus();
    }
    setBusy(true);
    setProblem('');
    try {
      await onSend(name, audiences.find((one) => one === typed.get('view_audience')) ?? 'mine');
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  const offered = audiences.filter((one) => one !== 'all' || mayCall('manager', { id: 0, role }));
  return (
    <form
      ref={form}
      className={styles.viewForm}
      noValidate
      aria-label={t(language, renamed ? 'rename' : 'save_view')}
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        name="view_name"
        label={t(language, 'name')}
        required
        maxLength={maxViewName}
        defaultValue={renamed?.name ?? ''}
        errors={problem ? [problem] : []}
      />
      {!renamed && (
        <ChoiceField
          name="view_audience"
          label={t(language, 'audience')}
          required
          defaultValue="mine"
          options={offered.map((one) => ({ value: one, label: t(language, `for_${one}`) }))}
        />
      )}
      <p>
        <Button type="submit" look="primary" size="small" busy={isBusy}>
          {t(language, 'save')}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          {t(language, 'cancel')}
        </Button>
      </p>
    </form>
  );
}
