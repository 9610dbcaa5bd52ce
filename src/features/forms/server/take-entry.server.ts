import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { invalidFields } from '#features/account/index.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { checkAnswers } from '../definition/check-answers.ts';
import type { AnswerErrors, Answers } from '../definition/form-definition.ts';
import type { ReadForm } from '../definition/queries/read-form.server.ts';
import { readAnswers } from '../definition/read-answers.ts';
import { storedAnswers } from '../definition/stored-answer.ts';
import { wrong } from '../definition/strings.ts';
import { visible } from '../definition/visible.ts';
import { confirmationOf, deliver, deliveriesOf } from '../delivery/deliver.server.ts';
import { ownerIn } from '../files/owner.server.ts';
import type { Forms } from '../form-service.server.ts';
import { confirmDays } from '../limits.ts';
import { deleteAt } from '../removal/delete-at.server.ts';
import { attachFiles, countTakenSeats, entryOfKey, freeFiles, insertEntry, lockForm } from './queries.server.ts';

type Sent = { field_values: Readonly<Record<string, unknown>>; key?: string | undefined };
/** Files by the field that they were added to. */
type Files = ReadonlyMap<number, readonly number[]>;

/** All or nothing, the same `key` only once. Throws `invalid_input` per field; 'closed' where the form was filled up meanwhile. */
export async function takeEntry(
  context: RequestContext,
  forms: Forms,
  form: ReadForm,
  { field_values, key = randomUUID() }: Sent,
): Promise<'taken' | 'closed'> {
  const { db, language, now } = context;
  const answers = readAnswers(form.questions, field_values);
  const owner = ownerIn(context, forms.secret);
  return db.transaction().execute(async (store) => {
    if (form.max_entries !== null) await lockForm(store, form.id);
    const known = await entryOfKey(store, form.id, key);
    if (known) return 'taken';
    if (form.max_entries !== null && (await countTakenSeats(store, form.id, now)) >= form.max_entries) return 'closed';
    const files = filesOf(form, answers);
    refuseWrong({ ...checkAnswers(form.questions, answers, dayOf(now)), ...(await lostFiles(store, form, files, owner)) }, language);
    const confirmation = form.confirms_address ? confirmationOf(form, answers) : [];
    const waits = confirmation.length > 0; // without an address there is nothing to confirm
    const entry = await insertEntry(store, {
      form_id: form.id,
      created_at: now,
      delete_at: waits ? new Date(now.getTime() + confirmDays * 86_400_000) : deleteAt(form.retention_days, now),
      ...(waits && { status: 'unconfirmed' as const }),
      language,
      answers: JSON.stringify(storedAnswers(form.questions, answers)),
      key,
      keeps: form.keeps_entries,
    });
    if (!entry) return 'taken';
    for (const [field_id, ids] of files) {
      await attachFiles(store, entry.id, field_id, ids);
    }
    await deliver(store, forms.jobs, entry.id, waits ? confirmation : deliveriesOf(form, answers));
    return 'taken';
  });
}

/** Throws what is wrong, per field, before anything else is asked of whoever has sent it. */
export function requireProper({ questions }: ReadForm, { field_values }: Sent, { language, now }: Pick<RequestContext, 'language' | 'now'>): void {
  refuseWrong(checkAnswers(questions, readAnswers(questions, field_values), dayOf(now)), language);
}

function refuseWrong(errors: AnswerErrors, language: Language): void {
  const wrongFields = Object.entries(errors).map(([slug, message]) => [slug, message[language]] as const);
  if (wrongFields.length > 0) throw invalidFields(language, Object.fromEntries(wrongFields));
}

function filesOf({ questions }: ReadForm, answers: Answers): Files {
  const shown = visible(questions, answers);
  return new Map(
    questions.flatMap(({ id, slug, kind }): [number, readonly number[]][] => {
      const answer = answers[slug];
      return kind === 'file' && shown.has(slug) && Array.isArray(answer) ? [[id, answer as readonly number[]]] : []; // the shape of its kind
    }),
  );
}

/** What is wrong with files: gone, somebody else's, or taken already. Those that are there are held until the entry is stored. */
async function lostFiles(store: Database, { questions }: ReadForm, files: Files, owner: string | null): Promise<AnswerErrors> {
  const ids = [...files.values()].flat();
  if (ids.length === 0) return {};
  const rows = await freeFiles(store, ids, owner);
  const there = new Set(rows.map(({ id }) => id));
  const isOnce = new Set(ids).size === ids.length;
  return Object.fromEntries(
    questions.flatMap(({ id, slug }) => {
      const own = files.get(id) ?? [];
      return own.every((one) => there.has(one)) && (isOnce || own.length === 0) ? [] : [[slug, wrong.no_file]];
    }),
  );
}
