import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { choose } from '#i18n/localised.ts';
import { answerText } from '../../definition/stored-answer.ts';
import { deliveryJob } from '../../delivery/deliver.server.ts';
import { formService } from '../../form-service.server.ts';
import type { Entry } from '../contract.ts';
import { readAttempts, readStaff } from './queries/entries.server.ts';
import { entryInFull } from './queries/entry.server.ts';
import { labelOf } from './read-entries.server.ts';

/** An entry of a form with all that staff see of it; null where there is none. Three statements, and one of the queue where something was not delivered yet. */
export async function readEntryInFull({ db, language, service }: RequestContext, form: number, id: number): Promise<Entry | null> {
  const rows = await entryInFull(db, id, form);
  const [row] = rows;
  if (!row) return null;
  const { form_name, form_title, answers, created_at, confirmed_at, delete_at, ...rest } = row;
  const isWaiting = row.deliveries.some(({ done_at }) => done_at === null);
  const givenUp = new Set(isWaiting ? (await service(formService).jobs.givenUp(deliveryJob)).map((one) => one.id) : []);
  const address = answers.find(({ kind, value }) => kind === 'email' && typeof value === 'string')?.value;
  return {
    ...rest,
    form: { id: form, name: form_name, title: choose(form_title, language).text },
    created_at: toBerlinIso(created_at),
    confirmed_at: confirmed_at && toBerlinIso(confirmed_at),
    delete_at: toBerlinIso(delete_at),
    answers: answers.map((answer) => ({
      field: answer.field,
      slug: answer.slug,
      kind: answer.kind,
      ...labelOf(answer, language),
      text: answer.kind === 'file' ? '' : answerText(answer, language),
    })),
    files: row.files.map((file) => ({ ...file, url: `/${language}/api/cms-forms/${form}/entries/${id}/files/${file.id}/` })),
    deliveries: row.deliveries.map((one) => ({
      ...one,
      done_at: one.done_at && toBerlinIso(new Date(one.done_at)),
      given_up: one.done_at === null && givenUp.has(one.id),
    })),
    sender: typeof address === 'string' ? address : null,
    attempts: await readAttempts(db, form, id),
    staff: await readStaff(db),
  };
}
