import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { PageFrame } from '#features/account/page-frame/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { ReminderContract, ReminderSubject } from '../contract.ts';
import { t } from '../strings.ts';
import { AddressFields } from './address-fields.tsx';
import { join, WaitlistForm } from './waitlist-form.tsx';

const numberIn = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** What the address names, if anything: 404 of what visitors do not see. */
export function loader({ request, context }: LoaderFunctionArgs): ReminderSubject | Promise<ReminderSubject> {
  const { pathname, searchParams } = new URL(request.url);
  const [event, season] = [numberIn(searchParams.get('event')), numberIn(searchParams.get('season'))];
  if (event === undefined && season === undefined) return { kind: 'none', event: null, season: null, groups: ['all'] };
  const query = event === undefined ? { season: String(season) } : { event: String(event) };
  const api = client<ReminderContract>(context.get(transportContext));
  return orRouteError(api.get('/api/reminders/subject/', { language: languageOfPath(pathname), signal: request.signal, query }));
}

const ask: Submit<ReminderContract> = async (values, { api, language, url }) => {
  const [event, season] = [numberIn(url.searchParams.get('event')), numberIn(values.get('season') || url.searchParams.get('season'))];
  const typed = values.get('group');
  const group: 'all' | 'friends' | 'subscribers' = typed === 'friends' || typed === 'subscribers' ? typed : 'all';
  const about = values.get('of') === 'season' || event === undefined ? { season } : { event };
  const body = { email: values.get('email'), language, ...about, group };
  await api.post('/api/reminders/', { language, body });
  return { message: t(language, 'asked'), isError: false };
};

export const action = formAction({ remind: ask, wait: join });

const titles = { sale: 'title', tickets: 'wait_title', none: 'none_title' } as const;

/** `/de/erinnerung?event=12`, or `?season=3`: asks for the address to which a mail goes when the sale begins, or when there are tickets again. */
export function Page() {
  const subject = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { kind, event, season } = subject;
  const lead = event ? (
    <>
      <p>
        <Link to={event.url} lang={event.lang}>
          {event.title}
        </Link>
        , {event.when}
      </p>
      <p>{event.text}</p>
      {kind === 'tickets' && <p>{t(language, 'wait_lead')}</p>}
    </>
  ) : (
    season && <p lang={season.lang}>{t(language, 'of_season', { name: season.name })}</p>
  );
  return (
    <PageFrame title={t(language, titles[kind])} description={t(language, 'description')} lead={lead}>
      {kind === 'sale' && <ReminderForm subject={subject} />}
      {kind === 'tickets' && <WaitlistForm />}
      {kind === 'none' && (
        <>
          <p>{t(language, 'none')}</p>
          <p>
            <Link to={event ? event.url : href('programme', language)} className={button('primary')}>
              {t(language, event ? 'to_event' : 'to_programme')}
            </Link>
          </p>
        </>
      )}
    </PageFrame>
  );
}

function ReminderForm({ subject }: { subject: ReminderSubject }) {
  const language = useLanguage();
  const form = useForm('remind', ask);
  const isDone = form.outcome?.isError === false;
  return (
    <Form state={form} {...(isDone ? {} : { submit: t(language, 'submit') })}>
      {!isDone && <Fields subject={subject} />}
    </Form>
  );
}

function Fields({ subject: { event, season, groups } }: { subject: ReminderSubject }) {
  const language = useLanguage();
  return (
    <>
      {event && season && (
        <>
          <input type="hidden" name="season" value={season.id} />
          <ChoiceField
            name="of"
            label={t(language, 'what')}
            required
            defaultValue="event"
            options={[
              { value: 'event', label: t(language, 'of_event') },
              { value: 'season', label: t(language, 'of_season', { name: season.name }) },
            ]}
          />
        </>
      )}
      {groups.length > 1 && (
        <ChoiceField
          name="group"
          label={t(language, 'group')}
          required
          defaultValue="all"
          options={groups.map((value) => ({ value, label: t(language, value) }))}
        />
      )}
      <AddressFields />
    </>
  );
}
