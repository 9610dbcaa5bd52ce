import type { Service } from '../contract.ts';

/** What browsers that know Trusted Types make policies with. */
type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } };
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // in no declaration of TypeScript yet
/** Of scripts that a record of the venue names; that their hosts are allowed is said by the content security policy. */
const policy = trustedTypes?.createPolicy('foyer-services', { createScriptURL: (url) => url });

const ran = new Set<string>();

export const hasRun = (slug: string): boolean => ran.has(slug);

/** Loads the scripts of services that are allowed, each once. What they are told is data: attributes, and lists of commands that wait for them. */
export function runScripts(services: readonly Service[]): void {
  for (const { slug, script } of services) {
    if (!script || ran.has(slug)) continue;
    ran.add(slug);
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(script.data)) {
      if (typeof value === 'string') element.setAttribute(name, value);
      else enqueue(name, value);
    }
    element.async = true;
    element.src = policy?.createScriptURL(script.url) ?? script.url;
    document.head.append(element);
  }
}

/** Only where nothing else has the name. */
function enqueue(name: string, commands: readonly unknown[]): void {
  const queues = window as unknown as Record<string, unknown>; // a service's own name, which the record has checked
  queues[name] ??= [];
  const queue = queues[name];
  if (Array.isArray(queue)) queue.push(...commands);
}
