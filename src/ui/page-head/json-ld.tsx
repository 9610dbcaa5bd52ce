/** For search engines, so by the server alone. */
export function JsonLd({ data }: { data: () => object }) {
  if (!import.meta.env.SSR) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialiseJsonLd escapes what could end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data()) }} />;
}

/** Nothing in it can end the element or a line (HTML §4.12.1.3). */
export const serialiseJsonLd = (object: object): string =>
  JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
