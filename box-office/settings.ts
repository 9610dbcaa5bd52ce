import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const settings = z
  .object({
    BOX_OFFICE_DATA: z.string().default('./data/box-office'),
    BOX_OFFICE_HOST: z.string().default('127.0.0.1'),
    BOX_OFFICE_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
    /** Where visitors reach the box office, when that is not host and port (behind a proxy). */
    BOX_OFFICE_PUBLIC_URL: url.optional(),
    /** The venue's site: the way back from the cart, and the only site that may embed these pages. */
    BOX_OFFICE_SITE_URL: url.optional(),
    BOX_OFFICE_TOKEN: z.string().min(16).optional(),
  })
  .transform((env) => ({
    dataDir: env.BOX_OFFICE_DATA,
    host: env.BOX_OFFICE_HOST,
    port: env.BOX_OFFICE_PORT,
    publicUrl: env.BOX_OFFICE_PUBLIC_URL,
    siteUrl: env.BOX_OFFICE_SITE_URL,
    token: env.BOX_OFFICE_TOKEN,
  }));

export type Settings = z.infer<typeof settings>;

/** An empty variable counts as missing; throws what is wrong. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => settings.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
