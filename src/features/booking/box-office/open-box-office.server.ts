import { service } from '#api/service.server.ts';
import type { BoxOffice, Capabilities } from './box-office.ts';
import { type GuardedBoxOffice, guarded } from './guarded.server.ts';
import { createJet, type JetPaths } from './jet.server.ts';
import { createPretix } from './pretix.server.ts';
import { createSimulator } from './simulator.server.ts';

/** Null: none is configured. */
export const boxOfficeService = service<GuardedBoxOffice | null>('box office');

export type BoxOfficeConfig = {
  kind: 'simulator' | 'jet' | 'pretix';
  /** Where the site reaches it (docs/box-office.md says what exactly, for each kind), with or without trailing slash. */
  url: string;
  /** Where visitors do; without it under the same address. */
  publicUrl?: string | undefined;
  /** pretix cannot do without. */
  token?: string | undefined;
  /** jet: what this server can do beyond adding. */
  capabilities?: Partial<Capabilities> | undefined;
  /** jet: where its calls and pages are, if elsewhere than in the simulator. */
  paths?: Partial<JetPaths> | undefined;
  /** One call's deadline in ms, 5,000 without it. */
  timeoutMs?: number | undefined;
};

/** Throws where the configuration cannot be right; connects to nothing yet. */
export function openBoxOffice({ url, publicUrl, ...config }: BoxOfficeConfig): GuardedBoxOffice {
  const addresses = { url: withoutSlash(url), publicUrl: publicUrl && withoutSlash(publicUrl) };
  return guarded(clientFor({ ...config, ...addresses }));
}

function clientFor({ kind, token, capabilities, paths, ...addresses }: BoxOfficeConfig): BoxOffice {
  switch (kind) {
    case 'simulator':
      return createSimulator({ ...addresses, token });
    case 'jet':
      return createJet({ ...addresses, token, capabilities, paths });
    case 'pretix':
      if (!token) throw new Error('A box office of the kind pretix needs a token.');
      return createPretix({ ...addresses, token, maxTickets: capabilities?.maxTickets ?? undefined });
  }
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
