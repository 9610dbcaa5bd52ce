import { useLoaderData } from 'react-router';
import type { Contract } from '#api/endpoint.ts';
import { type ScreenCall, staffLoader } from '#features/back-office/index.ts';
import { loadRecord, type RecordData, RecordPage } from '#features/back-office/records/form/record.page.tsx';
import type { AttachedProps } from '#features/back-office/records/index.ts';
import {
  loadProductionPage,
  ProductionForm,
  type ProductionPageContracts,
  type ProductionPageData,
  productionParts,
} from '#features/productions/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { resources } from '../../resources.ts';
import { Records } from '../records/records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

type ProductionData = RecordData & { page: ProductionPageData | null };

/** `/cms-hub/productions/12`: the record, and what its page tells beyond it. */
export const loader = staffLoader<ProductionPageContracts, ProductionData>(async (call) => {
  const [record, page] = await Promise.all([loadRecord(resources)(call as unknown as ScreenCall<Contract>), loadProductionPage(call)]); // whose own calls it does not make
  return record && { ...record, page };
});

function AttachedProduction(props: AttachedProps) {
  const { page } = useLoaderData<ProductionData>();
  return page && <ProductionForm key={page.production.id} {...page} {...props} />;
}

export const Page = () => {
  const { page } = useLoaderData<Partial<ProductionData>>();
  const language = useLanguage();
  return (
    <Records>
      <RecordPage {...(page && { attached: { Form: AttachedProduction, parts: productionParts(language) } })} />
    </Records>
  );
};
