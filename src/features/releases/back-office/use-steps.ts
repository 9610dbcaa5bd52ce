import { useState } from 'react';
import { httpTransport } from '#api/client.ts';
import { allWordsOf, type PartProps, recordCalls } from '#features/back-office/records/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayTime, longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { showToast } from '#ui/toast/toast.ts';
import { t } from './strings.ts';

export type State = 'planned' | 'out' | 'cancelled';
type Change = { state?: State; at?: string };

export const momentOf = (at: string, language: Language) => ({ date: longDate(language, dayOf(new Date(at))), time: displayTime(language, new Date(at)) });

/** What can be done with a release: each says first what will happen, `what` in words, and can be taken back as far as the clock allows. */
export function useSteps({ record, revalidate }: Pick<PartProps, 'record' | 'revalidate'>, what: string) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const state = record.state as State; // the options that are declared
  const at = String(record.at);
  const calls = recordCalls(httpTransport, 'releases', language);

  const change = async (revision: number, to: Change, words: string, back?: Change) => {
    setBusy(true);
    setProblem('');
    try {
      const stored = await calls.change(record.id, revision, to);
      const undo = back && { text: t(language, 'undo'), run: () => void change(stored.revision, back, t(language, 'undo')) };
      showToast(words, undo);
      revalidate();
    } catch (error) {
      setProblem(allWordsOf(error));
    }
    setBusy(false);
  };
  const ask = async (title: string, text: string, to: Change, words: string, back?: Change) => {
    if (await askToConfirm({ title, text, confirm: title, cancel: t(language, 'leave') })) await change(record.revision, to, words, back);
  };
  const isAhead = new Date(at) > new Date();
  const before: Change = { state };
  return {
    state,
    at,
    busy,
    problem,
    setProblem,
    goOut: () => ask(t(language, 'go_out'), t(language, 'go_out_text', { what }), { state: 'out' }, t(language, 'went_out'), isAhead ? before : undefined),
    callOff: () =>
      ask(
        t(language, 'call_off'),
        t(language, 'call_off_text', { what, ...momentOf(at, language) }),
        { state: 'cancelled' },
        t(language, 'called_off'),
        isAhead ? before : undefined,
      ),
    takeBack: () => ask(t(language, 'take_back'), t(language, 'take_back_text', { what }), { state: 'cancelled' }, t(language, 'taken_back'), before),
    move: (to: string) => {
      const text = t(language, new Date(to) < new Date(at) ? 'move_earlier' : 'move_later', { what, ...momentOf(to, language) });
      const back = isAhead ? { ...before, at } : undefined;
      return ask(
        t(language, state === 'planned' ? 'move' : 'plan_again'),
        text,
        { state: 'planned', at: to },
        t(language, 'moved', momentOf(to, language)),
        back,
      );
    },
  };
}
