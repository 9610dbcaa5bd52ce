/** What browsers that know Trusted Types make policies with; what they make are objects that stand for texts. */
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string } };

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // in no declaration of TypeScript yet
const policy = trustedTypes?.createPolicy('foyer', { createHTML: (html) => html });

/** Only what the server has rendered or sanitised, or what is written in the code (src/server/http/content-policy.server.ts). */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** HTML from anywhere as a document that is shown nowhere: it runs no script and loads nothing. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(trustedHtml(html), 'text/html');
