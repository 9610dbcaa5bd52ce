import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { moduleSchema } from '../containers/module-schema.ts';

export const footerContract = {
  footer: endpoint({
    method: 'GET',
    path: '/pageeditor-api/footer',
    access: 'public',
    summary: 'The blocks of the footer, as they are published; none where nothing is.',
    output: z.object({ modules: z.array(moduleSchema) }),
  }),
};

export type FooterContract = typeof footerContract;
