import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf, recordCalls, undoBatch } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { BoxOfficeMatchContract, ComparedDate, TakeInput } from '../contract.ts';
import type { DifferenceField } from '../match/compare.ts';
import { t } from './strings.ts';

export type Asked = { date: ComparedDate; fields: TakeInput['dates'][number]['fields'] };

/** Takes over what the box office says, or keeps what the venue says; each can be taken back. `asked`: it is asked first whether visitors are to be told. */
export function useTake() {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [asked, ask] = useState<Asked | null>(null);
  const api = client<BoxOfficeMatchContract>(httpTransport);
  /** What has been done is said as soon as the screen shows it. */
  const run = async (act: () => Promise<() => void>) => {
    setBusy(true);
    let tell: () => void;
    try {
      tell = await act();
    } catch (error) {
      tell = () => showToast(allWordsOf(error));
    }
    await revalidate();
    setBusy(false);
    tell();
  };
  const undo = (batch: string) =>
    run(async () => {
      await undoBatch(recordCalls(httpTransport, 'events', language), batch, language);
      return () => showToast(t(language, 'undone'));
    });
  const send = (dates: TakeInput['dates'], done: string) =>
    run(async () => {
      const { batch, refused } = await api.post('/api/cms-box-office/take/', { language, body: { dates }, headers: writing() });
      const reasons = refused.map((one) => `${one.label}: ${one.reasons.join(' ')}`).join(' ');
      return () =>
        batch === null ? showToast(t(language, 'refused', { reasons })) : showToast(done, { text: t(language, 'undo'), run: () => void undo(batch) });
    });
  const store = ({ date, fields }: Asked) => send([{ id: date.id, revision: date.revision, fields }], t(language, 'taken', { name: date.label }));
  const notice = (date: ComparedDate, field: DifferenceField) =>
    run(async () => {
      await api.post('/api/cms-box-office/notice/', { language, body: { id: date.id, field }, headers: writing() });
      return () => {};
    });
  return {
    isBusy,
    asked,
    answer: () => ask(null),
    store,
    take: (date: ComparedDate, field: Asked['fields'][number]) => {
      const isAnnounced = (field === 'time' || field === 'room') && date.is_online && date.status === 'scheduled';
      if (isAnnounced) ask({ date, fields: [field] });
      else void store({ date, fields: [field] });
    },
    takeNumbers: (chosen: readonly { date: ComparedDate; number: string }[]) => {
      const [first] = chosen;
      const done = chosen.length === 1 && first ? t(language, 'taken', { name: first.date.label }) : t(language, 'taken_many', { n: chosen.length });
      return send(
        chosen.map(({ date: { id, revision }, number }) => ({ id, revision, fields: ['number'], number })),
        done,
      );
    },
    keep: (date: ComparedDate, field: DifferenceField) =>
      run(async () => {
        await api.post('/api/cms-box-office/ignore/', { language, body: { id: date.id, field }, headers: writing() });
        return () => showToast(t(language, 'kept', { name: date.label }), { text: t(language, 'undo'), run: () => void notice(date, field) });
      }),
    notice,
  };
}
export type Taking = ReturnType<typeof useTake>;
