import { implement } from '#api/implement/implement.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { pageAt } from '#features/cms/index.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { defaultSettings, settingsReader } from '#features/settings/index.server.ts';
import { siteFactsService } from '#features/site-state/index.server.ts';
import { legalRoutes } from '#routes.ts';
import { type OpeningStep, openingContract, openingSteps } from './contract.ts';
import { openedParts } from './queries.server.ts';

export const openingOperations = implement(openingContract, {
  opening: async (_, context) => {
    const done = await doneSteps(context);
    return { steps: openingSteps.map((key) => ({ key, is_done: done[key] })) };
  },
});

async function doneSteps(context: RequestContext): Promise<Record<OpeningStep, boolean>> {
  const { db, service } = context;
  const [settings, rows, imprint, privacy] = await Promise.all([
    settingsReader(db).read(),
    openedParts(db),
    isPublished(legalRoutes.imprint.de, context),
    isPublished(legalRoutes.privacy.de, context),
  ]);
  const { rooms = false, programme = false, colleague = false } = rows.rows[0] ?? {};
  const { name, accent, logo, address, is_site_online } = settings;
  return {
    name: name !== defaultSettings.name,
    look: logo !== null || accent.light !== defaultSettings.accent.light,
    address: address.city !== '' && address.street !== '',
    rooms,
    programme,
    imprint,
    privacy,
    mail: service(mailService).isSent,
    box_office: service(siteFactsService).boxOffice() !== null,
    colleague,
    online: is_site_online,
  };
}

const isPublished = async (path: string, context: RequestContext): Promise<boolean> => (await pageAt(path, context)) !== null;
