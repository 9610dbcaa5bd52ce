import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { pageSchema } from '#features/cms/contract.ts';

/** A page that the law asks for, as `/pageeditor-api/page/{path}` answers it: 404 where editors have published none. */
const legalPage = <Path extends `/api/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'public',
    moreForStaff: true,
    summary,
    output: pageSchema,
    errors: { not_found: commonFailures.not_found },
  });

export const legalContract = {
  agb: legalPage('/api/agb/', 'The general terms and conditions: the page with all that stands on it.'),
  imprint: legalPage('/api/imprint/', 'The imprint: the page with all that stands on it.'),
  privacyPolicy: legalPage('/api/privacy-policy/', 'The privacy policy: the page with all that stands on it.'),
};
