import { ExternalLink } from 'lucide';
import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { Contract } from '#api/endpoint.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { recordHref } from '../../back-office-href.ts';
import type { ScreenCall, ScreenData } from '../../staff-loader.ts';
import { inSentence } from '../data/in-sentence.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { StoredRecord } from '../data/record-types.ts';
import { resourceOfAddress } from '../data/resource-of-address.ts';
import { useRecords, useResource } from '../records-context.ts';
import { givenValues } from './form-values.ts';
import { RecordFormView } from './record-form.tsx';
import { t } from './strings.ts';

/** `record` is null of a new one, which may begin as a copy, with what the address gives (`given`) or names (`from`); `list`: the place of the list one came from. */
export type RecordData = {
  path: string;
  record: StoredRecord | null;
  copied: StoredRecord | null;
  given: Record<string, string>;
  from: string;
  list: string;
  failure?: string;
};

/** Of a record of which there is one alone. */
const singleId = 1;

export const loadRecord =
  (registry: ResourceRegistry) =>
  async ({ transport, language, signal, url, params }: ScreenCall<Contract>): Promise<RecordData | null> => {
    const resource = resourceOfAddress(registry, url);
    if (!resource) return null;
    const calls = recordCalls(transport, resource.path, language, signal);
    const isNew = params.id === undefined && !resource.single;
    const id = resource.single ? singleId : Number(params.id ?? url.searchParams.get('copy'));
    const { searchParams } = url;
    const data = { path: resource.path, record: null, copied: null, given: {}, from: searchParams.get('from') ?? '', list: searchParams.get('list') ?? '' };
    if (isNew && !url.searchParams.has('copy')) return { ...data, given: givenValues(resource, url.searchParams) };
    if (!Number.isInteger(id) || id < 1) return null;
    try {
      const found = await calls.one(id);
      return isNew ? { ...data, copied: found } : { ...data, record: found };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      if (error instanceof ApiError && error.status < 500) return { ...data, failure: error.message };
      throw error;
    }
  };

type Attached = ComponentProps<typeof RecordFormView>['attached'];

/** One record, or a new one; `attached`: what is saved with it below its fields. */
export function RecordPage({ attached }: { attached?: Attached }) {
  const data = useLoaderData<Partial<RecordData> & ScreenData>();
  return data.path === undefined ? null : <Loaded attached={attached} {...(data as RecordData & ScreenData)} /* its path has come, so the rest has */ />;
}

function Loaded({ attached, ...data }: RecordData & ScreenData & { attached: Attached }) {
  const language = useLanguage();
  const resource = useResource(data.path);
  const { label, description } = resource;
  const { record, copied, given, from, list, failure } = data;
  const { beginnings } = useRecords().views[resource.name] ?? {};
  if (failure)
    return (
      <StaffScreen title={label.one[language]} description={description[language]}>
        <Notice kind="error" role="alert">
          <p>{t(language, 'failed', { reason: failure })}</p>
        </Notice>
      </StaffScreen>
    );
  const isAsked = beginnings && !record && !copied && Object.keys(given).length === 0;
  const begun: Values | null = isAsked ? beginnings.valuesOf(from, language) : {};
  return (
    <StaffScreen
      title={record ? (!resource.single && record.meta.label) || label.one[language] : t(language, 'new', { name: inSentence(label.one[language], language) })}
      lang={record?.meta.lang}
      description={description[language]}
      back={
        !resource.single && (
          <Link to={recordHref(resource.path, language, Object.fromEntries(new URLSearchParams(list)))}>
            {t(language, 'all', { name: inSentence(label.many[language], language) })}
          </Link>
        )
      }
      {...(record && {
        lead: <p>{resource.single ? description[language] : label.one[language]}</p>,
        actions: <RecordActions resource={resource} record={record} />,
      })}
    >
      {isAsked && !begun && <beginnings.Choice hrefOf={(one) => recordHref(resource.path, language, { from: one, list }, 'new')} />}
      {begun && (
        <RecordFormView
          key={record ? `${data.path} ${record.id}` : `${data.path} new ${copied?.id ?? ''} ${from} ${JSON.stringify(given)}`}
          resource={resource}
          record={record}
          copied={copied}
          given={given}
          from={from}
          begun={begun}
          list={list}
          staff={data.staff}
          attached={attached}
        />
      )}
    </StaffScreen>
  );
}

/** Where the record is seen, and what is planned from it on screens of their own. */
function RecordActions({ resource, record }: { resource: Resource; record: StoredRecord }) {
  const language = useLanguage();
  const url = record.meta.urls?.[language];
  return (
    <>
      {url && (
        <a href={url} className={button('secondary', 'small')}>
          <Icon node={ExternalLink} />
          {t(language, 'view')}
        </a>
      )}
      {resource.screens?.map(({ path, label }) => (
        <Link key={path} to={recordHref(resource.path, language, {}, record.id, path)} className={button('secondary', 'small')}>
          {label[language]}
        </Link>
      ))}
    </>
  );
}
