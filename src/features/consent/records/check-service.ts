import type { Bilingual } from '#content/index.ts';
import { isHostOf } from '../gate/is-host-of.ts';
import { readScriptData } from './script-data.ts';
import { wrong } from './strings.ts';

type Named = {
  readonly country: string;
  readonly hosts: readonly string[];
  readonly cookies: readonly string[];
  readonly frame_url: string;
  readonly script_url: string;
  readonly script_data: string;
};
type Rule = (service: Named) => { readonly field: keyof Named; readonly message: Bilingual } | null;

/** What holds between the fields of a service, for browser and server alike. */
export const checkService: readonly Rule[] = [
  ({ country }) => (/^([A-Z]{2})?$/.test(country) ? null : { field: 'country', message: wrong.country }),
  ({ hosts }) => (hosts.every((host) => hostName.test(host)) ? null : { field: 'hosts', message: wrong.hosts }),
  ({ hosts }) => (hosts.some((host) => loadsOthers.test(host)) ? { field: 'hosts', message: wrong.tag_manager } : null),
  ({ cookies }) => (cookies.every((name) => cookieName.test(name)) ? null : { field: 'cookies', message: wrong.cookies }),
  ({ frame_url: url, hosts }) => (url === '' || (url.includes('{id}') && isAt(url, hosts)) ? null : { field: 'frame_url', message: wrong.frame_url }),
  ({ script_url: url, hosts }) => (url === '' || isAt(url, hosts) ? null : { field: 'script_url', message: wrong.script_url }),
  ({ script_data: text }) => (readScriptData(text) ? null : { field: 'script_data', message: wrong.script_data }),
];

const hostName = /^(\*\.)?([a-z0-9-]{1,63}\.)+[a-z]{2,20}$/;
/** What loads other services, for which nobody has been asked. */
const loadsOthers = /(^|\.)(googletagmanager\.com|tealiumiq\.com|tagcommander\.com|adobedtm\.com|commander1\.com)$/;
/** Long enough before a star that nothing else is meant by it. */
const cookieName = /^[\w.-]{2,60}\*?$/;

/** Whether an address is one of https at one of the hosts, where `*.` stands for all that is below. */
function isAt(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isHostOf(hostname, hosts);
}
