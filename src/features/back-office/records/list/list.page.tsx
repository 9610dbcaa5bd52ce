import { Plus } from 'lucide';
import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import { mayCall } from '#api/user.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { recordHref } from '../../back-office-href.ts';
import type { SavedViewsContract } from '../../saved-views/contract.ts';
import type { ScreenCall, ScreenData } from '../../staff-loader.ts';
import { noLookups } from '../data/display-value.ts';
import { inSentence } from '../data/in-sentence.ts';
import { filtersOf, listParameters, type RecordQuery, readQuery } from '../data/list-address.ts';
import { targetOf } from '../data/options-of.ts';
import { recordCalls } from '../data/record-calls.ts';
import { resourceOfAddress } from '../data/resource-of-address.ts';
import { useRecords, useResource } from '../records-context.ts';
import { t } from '../strings.ts';
import { RecordListView } from './record-list.tsx';
import type { RecordListData } from './record-list-data.ts';

export type { RecordListData } from './record-list-data.ts';

export const loadRecordList =
  (registry: ResourceRegistry) =>
  async ({ transport, language, signal, url, staff: { role } }: ScreenCall<Contract>): Promise<RecordListData | null> => {
    const resource = resourceOfAddress(registry, url);
    if (!resource) return null;
    const query = readQuery(resource, role, url.searchParams);
    const views = savedViews(resource, { transport, language, signal });
    const nothing = { path: resource.path, query, list: { ...noLookups, count: 0, more: false, next: null, previous: null, results: [] }, chosen: {} };
    const { path } = resource;
    try {
      const [list, chosen] = await Promise.all([
        recordCalls(transport, path, language, signal).list(listParameters(resource, role, query)),
        chosenLabels(registry, resource, query, { transport, language, signal, role }),
      ]);
      return { path, query, list, chosen, views: await views };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return { ...nothing, views: await views, failure: error.message };
      throw error;
    }
  };

/** A list is there without them. */
const savedViews = ({ path }: Resource, { transport, language, signal }: Omit<Asking, 'role'>) =>
  client<SavedViewsContract>(transport)
    .get('/api/saved-views/', { language, signal, query: { list: path } })
    .catch(() => []);

type Asking = Pick<ScreenCall<Contract>, 'transport' | 'language' | 'signal'> & { role: ScreenCall<Contract>['staff']['role'] };

/** What the references are called that a list is narrowed to. */
async function chosenLabels(registry: ResourceRegistry, resource: Resource, query: RecordQuery, { transport, language, signal, role }: Asking) {
  const asked = filtersOf(resource, role).flatMap(({ name, field }) => {
    const target = field.form.kind === 'reference' || field.form.kind === 'references' ? registry.get(targetOf(field)) : undefined;
    const id = query[name];
    return target && id ? [{ name, id, path: target.path }] : [];
  });
  const found = await Promise.all(
    asked.map(async ({ name, id, path }) => {
      const [one] = await recordCalls(transport, path, language, signal)
        .options({ ids: id })
        .catch(() => []); // the list says itself what is wrong with it
      return [name, one ?? { label: `#${id}` }] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** All records of a kind, to be found, opened, changed together and handed on. */
export function RecordListPage() {
  const data = useLoaderData<Partial<RecordListData> & ScreenData>();
  return data.path === undefined ? null : <Loaded {...(data as RecordListData & ScreenData)} /* its path has come, so the rest has */ />;
}

function Loaded(data: RecordListData & ScreenData) {
  const language = useLanguage();
  const resource = useResource(data.path);
  const { label, description, access, path } = resource;
  const Above = useRecords().views[resource.name]?.above;
  const mayCreate = mayCall(access.write, { id: 0, role: data.staff.role });
  return (
    <StaffScreen title={label.many[language]} description={description[language]} lead={<p>{description[language]}</p>}>
      {Above && <Above key={path} role={data.staff.role} />}
      <RecordListView
        key={path}
        {...data}
        resource={resource}
        role={data.staff.role}
        newLink={
          <>
            {resource.readiness && (
              <Link to={recordHref(path, language, {}, 'readiness')} className={button('secondary', 'small')}>
                {t(language, 'readiness')}
              </Link>
            )}
            {mayCreate &&
              resource.listScreens?.map(({ path: screen, label: name }) => (
                <Link key={screen} to={recordHref(path, language, {}, screen)} className={button('secondary', 'small')}>
                  {name[language]}
                </Link>
              ))}
            {mayCreate && (
              <Link to={recordHref(path, language, {}, 'new')} className={button('primary', 'small')}>
                <Icon node={Plus} />
                {t(language, 'create', { name: inSentence(label.one[language], language) })}
              </Link>
            )}
          </>
        }
      />
    </StaffScreen>
  );
}
