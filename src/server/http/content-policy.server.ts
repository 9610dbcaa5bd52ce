import { createHash } from 'node:crypto';
import type { secureHeaders } from 'hono/secure-headers';
import { policyReportPath } from '#features/policy-reports/contract.ts';
import { beforePaintScript } from '../../app/before-paint-script.ts';

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/** The Reporting API's name. */
export const reportGroup = 'policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'` as const;

/**
 * What React Aria puts into a page by itself, for staff alone; the same on all pages, since one who signs in goes on in the
 * document that was opened before.
 */
export const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** A nonce would be the same for all in cached pages, so the one inline script is named by hash; `frames`, `scripts`: other origins. */
export const pagePolicy = (frames: readonly string[], scripts: readonly string[]): Policy => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", hashOf(beforePaintScript), ...scripts],
  styleSrc: ["'self'", ...libraryStyles.map(hashOf)],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', ...scripts],
  ...(scripts.length > 0 && { connectSrc: ["'self'", ...scripts] }),
  frameSrc: ["'self'", ...frames],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  ...reporting,
});

const reporting = { reportUri: policyReportPath, reportTo: reportGroup } satisfies Policy;

/** Three policies of ours (src/ui/trusted-html, src/app/offline, src/features/consent/gate) and ProseMirror's for its clipboard. */
export const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['foyer', 'foyer-worker', 'foyer-services', 'ProseMirrorClipboard'],
} satisfies Policy;

/** An upload opened by itself asks nobody for anything. */
export const filePolicy: Policy = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  mediaSrc: ["'self'"],
  fontSrc: ["'self'", 'data:'],
  styleSrc: ["'unsafe-inline'"], // drawings have theirs in them
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
};

/** Raw HTML is drawn in an opaque origin, and asks for nothing but our own pictures. */
export const htmlFramePolicy: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'unsafe-inline'"],
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
};
