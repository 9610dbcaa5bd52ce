import { join, resolve } from 'node:path';
import { z } from 'zod';
import { addressProblem } from '#db/explain-opening.server.ts';
import { minKeyLength, readKeyFile } from '#features/backup/index.server.ts';
import { type BoxOfficeConfig, declaredCapabilities, pollInterval } from '#features/booking/index.server.ts';
import { withAsciiDomain } from '#i18n/email/email-address.ts';
import { maxCacheBytes } from './page-cache/limits.ts';

const whole = (most: number, message: string, least = 0) => z.coerce.number(message).int(message).min(least, message).max(most, message);
const address = (example: string) => z.url({ protocol: /^https?$/, error: `has to be an address such as ${example}` });
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words, `has to be one of ${words.join(', ')}`);
const flag = oneOf(['yes', 'no']).transform((text) => text === 'yes');

const variables = z.object({
  PORT: whole(65_535, 'has to be a port, a number from 0 (any that is free) to 65535').default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .superRefine((text, context) => {
      const problem = addressProblem(text);
      if (problem) context.addIssue(problem);
    })
    .optional(),
  BASE_URL: address('https://ostkai.example').optional(),
  BOX_OFFICE_KIND: oneOf(['simulator', 'jet', 'pretix']).default('simulator'),
  BOX_OFFICE_URL: address('https://karten.ostkai.example').optional(),
  BOX_OFFICE_API_URL: address('http://10.0.0.5:3100').optional(),
  BOX_OFFICE_TOKEN: z.string().min(1).optional(),
  BOX_OFFICE_CAPABILITIES: declaredCapabilities.optional(),
  BOX_OFFICE_HOSTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d+)?$/i.test(host)), 'has to be hosts such as kasse.example, separated by commas')
    .default([]),
  BOX_OFFICE_POLL_SECONDS: whole(600, 'has to be a number of seconds from 1 to 600', 1).default(pollInterval / 1_000),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'has to be a domain such as ostkai.example')
    .optional(),
  CSRF_SECRET: z.string().min(32, 'has to have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'has to be an address such as smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().transform(withAsciiDomain).pipe(z.email('has to be a mail address such as karten@ostkai.example')).optional(),
  PAGE_CACHE_MB: whole(4_096, 'has to be a number of megabytes from 0 (nothing is kept) to 4096').default(maxCacheBytes / 1_000_000),
  CDN_PURGE_URL: address('https://cdn.example/purge').optional(),
  CDN_PURGE_TOKEN: z.string().min(1).optional(),
  OIDC_ISSUER: address('https://login.ostkai.example').optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(60).default('OpenID'),
  MEDIA_STORAGE: oneOf(['disk', 's3']).optional(),
  MEDIA_S3_URL: address('https://s3.eu-central-1.amazonaws.com/ostkai-media')
    .refine((url) => new URL(url).pathname.length > 1, 'has to end with the name of the bucket')
    .optional(),
  MEDIA_S3_REGION: z.string().min(1).default('auto'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  MEDIA_PROGRAMS: z.string().optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z.string().min(minKeyLength, `has to have at least ${minKeyLength} characters`).optional(),
  BACKUP_KEY_FILE: z.string().min(1).optional(),
  BACKUP_HOUR: z.union([z.literal('off'), z.coerce.number().int().min(0).max(23)], 'has to be an hour from 0 to 23, or off').default(2),
  DRAIN_SECONDS: whole(120, 'has to be a number of seconds from 0 to 120').default(0),
  PROXIES: whole(5, 'has to be a number from 0 to 5').default(0),
  DEMO: flag.default(true),
  INSTANCE: oneOf(['live', 'staging']).default('staging'),
  METRICS_PORT: whole(65_535, 'has to be a port, a number from 0 (any that is free) to 65535').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Every variable that the site itself reads; those of its commands are in bin/settings.mjs. */
export const variableNames = Object.keys(variables.shape);

/** With one of them alone nobody could sign in there, and nothing would say so. */
const together = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['MEDIA_S3_URL', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'],
] as const;
/** What a box office cannot be reached without; the simulator of the demo comes with the site. */
const neededBy = { simulator: [], jet: ['BOX_OFFICE_URL'], pretix: ['BOX_OFFICE_URL', 'BOX_OFFICE_TOKEN'] } as const;

const environment = variables.superRefine((given, context) => {
  const missing = (name: string, why: string) => context.addIssue({ code: 'custom', path: [name], message: `is missing; ${why}` });
  for (const names of together) {
    if (!names.some((name) => given[name])) continue;
    for (const name of names) if (!given[name]) missing(name, `${names.join(', ')} go together`);
  }
  if (given.MEDIA_STORAGE === 's3' && !given.MEDIA_S3_URL) missing('MEDIA_S3_URL', 'MEDIA_STORAGE=s3 needs it');
  for (const name of neededBy[given.BOX_OFFICE_KIND]) if (!given[name]) missing(name, `a box office of the kind ${given.BOX_OFFICE_KIND} needs it`);
});

export type Config = {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Absolute path of everything the site keeps: embedded database, pictures. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The site's public address without trailing slash; links in feeds and canonical addresses begin with it. */
  baseUrl: string;
  /** Where visitors reach the box office, without trailing slash. Without it the webshop pages say that it is closed. */
  boxOfficeUrl?: string | undefined;
  /** Without it: `boxOfficeUrl`. */
  boxOfficeApiUrl?: string | undefined;
  boxOfficeKind?: 'simulator' | 'jet' | 'pretix';
  /** What it wants to see of the site: of the simulator its admin token, of pretix an API token. */
  boxOfficeToken?: string | undefined;
  /** What it can do, where that is not known from its kind (docs/box-office.md). */
  boxOfficeCapabilities?: BoxOfficeConfig['capabilities'];
  /** Further hosts of the box office to which a visitor may be sent with their cart. */
  boxOfficeHosts?: readonly string[];
  /** Milliseconds between two looks at it while somebody listens. */
  boxOfficePollMs?: number;
  /** Parent domain of site and box office; cookies that both read stand on it (V §9). Without it: the site's host alone. */
  cookieDomain?: string | undefined;
  /** Key of the tokens against forged requests, where several machines serve one site. Without it: that of DATA_DIR. */
  csrfSecret?: string | undefined;
  /** Mail server, `smtp://user:password@host:587`. Without it mails are files in DATA_DIR/outbox. */
  smtpUrl?: string | undefined;
  /** Address that mails come from. Without it: `no-reply@` the site's host. */
  mailFrom?: string | undefined;
  /** The venue's identity provider (OpenID Connect). */
  identityProvider?: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  /** Bytes of answers that each process keeps at most; 0: it makes each anew. */
  pageCacheBytes?: number;
  cdn?: { purgeUrl: string; token?: string | undefined } | undefined;
  /** Where new files of the media library go; without it to the object store, if there is one. */
  mediaStorage?: 'disk' | 's3' | undefined;
  mediaS3?: { url: string; region: string; keyId: string; secret: string } | undefined;
  /** Folders in which `ffmpeg` and `pdftoppm` are looked for, like PATH; without it no pictures are made of films and documents. */
  mediaPrograms?: string | undefined;
  /** Where backups are, what they are encrypted with, and the hour from which on one is made each day; null: none by itself. */
  backup?: { folder: string; key: string | null; hour: number | null };
  /** Seconds that the server goes on serving once it is told to stop, while balancers are told that it wants no more. */
  drainSeconds?: number | undefined;
  /** Proxies of ours in front of the site: so many entries of `X-Forwarded-For`, from its end, are to be believed. */
  proxies?: number | undefined;
  demo: boolean;
  /** On a staging instance robots are told to keep out (E §9). */
  instance: 'live' | 'staging';
  /** Where figures for Prometheus are; without it none are made. */
  metrics?: { host: string; port: number } | undefined;
  logLevel: string;
};

/** Once, at start; throws an Error that names every wrong variable. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of variables
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The configuration is not right:\n${lines.join('\n')}\nThe README lists every variable with its meaning.`);
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    BASE_URL,
    BOX_OFFICE_KIND,
    BOX_OFFICE_URL,
    BOX_OFFICE_API_URL,
    BOX_OFFICE_TOKEN,
    BOX_OFFICE_CAPABILITIES,
    BOX_OFFICE_HOSTS,
    BOX_OFFICE_POLL_SECONDS,
    COOKIE_DOMAIN,
    CSRF_SECRET,
    SMTP_URL,
    MAIL_FROM,
    PAGE_CACHE_MB,
    CDN_PURGE_URL,
    CDN_PURGE_TOKEN,
    OIDC_ISSUER,
    OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET,
    OIDC_NAME,
    MEDIA_STORAGE,
    MEDIA_PROGRAMS,
    MEDIA_S3_URL,
    MEDIA_S3_REGION,
    MEDIA_S3_KEY_ID,
    MEDIA_S3_SECRET,
    BACKUP_DIR,
    BACKUP_KEY,
    BACKUP_KEY_FILE,
    BACKUP_HOUR,
    DRAIN_SECONDS,
    PROXIES,
    DEMO,
    INSTANCE,
    METRICS_PORT,
    METRICS_HOST,
    LOG_LEVEL,
  } = result.data;
  const shown = HOST === '127.0.0.1' || HOST === '0.0.0.0' || HOST === '::' || HOST === '::1' ? 'localhost' : HOST;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    baseUrl: (BASE_URL ?? `http://${shown}:${PORT}`).replace(/\/+$/, ''),
    boxOfficeUrl: BOX_OFFICE_URL?.replace(/\/+$/, ''),
    boxOfficeKind: BOX_OFFICE_KIND,
    boxOfficeApiUrl: BOX_OFFICE_API_URL?.replace(/\/+$/, ''),
    boxOfficeToken: BOX_OFFICE_TOKEN,
    boxOfficeCapabilities: BOX_OFFICE_CAPABILITIES,
    boxOfficePollMs: BOX_OFFICE_POLL_SECONDS * 1_000,
    boxOfficeHosts: BOX_OFFICE_HOSTS.map((host) => host.toLowerCase()),
    cookieDomain: COOKIE_DOMAIN,
    csrfSecret: CSRF_SECRET,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    identityProvider:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
        ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name: OIDC_NAME }
        : undefined,
    pageCacheBytes: PAGE_CACHE_MB * 1_000_000,
    cdn: CDN_PURGE_URL ? { purgeUrl: CDN_PURGE_URL, token: CDN_PURGE_TOKEN } : undefined,
    mediaStorage: MEDIA_STORAGE,
    mediaS3:
      MEDIA_S3_URL && MEDIA_S3_KEY_ID && MEDIA_S3_SECRET
        ? { url: MEDIA_S3_URL.replace(/\/+$/, ''), region: MEDIA_S3_REGION, keyId: MEDIA_S3_KEY_ID, secret: MEDIA_S3_SECRET }
        : undefined,
    mediaPrograms: MEDIA_PROGRAMS ?? env.PATH,
    backup: {
      folder: resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups')),
      key: BACKUP_KEY ?? (BACKUP_KEY_FILE ? readKeyFile(BACKUP_KEY_FILE) : null),
      hour: BACKUP_HOUR === 'off' ? null : BACKUP_HOUR,
    },
    drainSeconds: DRAIN_SECONDS,
    proxies: PROXIES,
    demo: DEMO,
    instance: INSTANCE,
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    logLevel: LOG_LEVEL,
  };
}

/** Where any free port was asked for, the address is known only when listening. */
export const listeningOn = (config: Config, port: number): Config =>
  config.port === 0 ? { ...config, port, baseUrl: config.baseUrl.replace(/:0$/, `:${port}`) } : config;

/** Nothing leaves a copy, and robots keep out. */
export const asCopy = (config: Config): Config => ({ ...config, smtpUrl: undefined, cdn: undefined, boxOfficeUrl: undefined, instance: 'staging' });
