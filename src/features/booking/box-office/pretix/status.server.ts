import { answered, isRefusal, refusalCodes } from '../answer.ts';
import type { Answer, EventStatus } from '../box-office.ts';
import { type PretixId, readPretixId, shopOf } from './id.ts';
import { saleOf } from './offer.ts';
import type { PretixRequests } from './requests.server.ts';
import type { PretixEvent, Subevent } from './shapes.ts';

/** Events that have ended are looked for so far back, in ms. */
const lookBack = 24 * 60 * 60_000;

type Question = { id: PretixId; events: Map<string, string> };

/** One list of each organizer's events, one of each series' dates; pretix does not say whether there are few tickets. */
export async function statusOf(http: PretixRequests, eventIds: readonly string[], now: Date): Promise<Answer<EventStatus[]>> {
  const since = new Date(now.getTime() - lookBack);
  const within = http.deadline();
  const answers = await Promise.all([...questions(eventIds).values()].map((question) => ask(http, question, since, now, within).then(noneIfUnknown)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) return failed;
  return answered(answers.flatMap((answer) => (answer.ok ? answer.value : [])));
}

function questions(eventIds: readonly string[]): Map<string, Question> {
  const all = new Map<string, Question>();
  for (const text of new Set(eventIds)) {
    const id = readPretixId(text);
    if (!id) continue;
    const key = id.subevent === null ? id.organizer : shopOf(id);
    const question = all.get(key) ?? { id, events: new Map() };
    question.events.set(id.subevent === null ? id.event : String(id.subevent), text);
    all.set(key, question);
  }
  return all;
}

async function ask(http: PretixRequests, { id, events }: Question, since: Date, now: Date, within: AbortSignal): Promise<Answer<EventStatus[]>> {
  const stateOf = (name: string, event: PretixEvent, subevent: Subevent | null): EventStatus[] => {
    const eventId = events.get(name);
    const best = (subevent ?? event).best_availability_state;
    if (eventId === undefined || best === null || best === undefined) return [];
    return [{ eventId, sale: saleOf({ event, subevent }, now), availability: best === allAvailable ? 'available' : 'sold_out' }];
  };
  if (id.subevent === null) {
    const found = await http.upcoming.events(id, since, within);
    return found.ok ? answered(found.value.flatMap((event) => stateOf(event.slug, event, null))) : found;
  }
  const [event, dates] = await Promise.all([http.event(id, within), http.upcoming.dates(id, since, within)]);
  if (!event.ok) return event;
  return dates.ok ? answered(dates.value.flatMap((date) => stateOf(String(date.id), event.value, date))) : dates;
}

const allAvailable = 100;

/** What pretix does not know is missing. */
const noneIfUnknown = (answer: Answer<EventStatus[]>): Answer<EventStatus[]> => (isRefusal(answer, refusalCodes.unknownEvent) ? answered([]) : answer);
