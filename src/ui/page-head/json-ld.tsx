/**
 * Structured data (schema.org) for search engines, so by the server alone: the browser neither makes nor repeats it.
 * `data` begins with `import.meta.env.SSR &&`, or the code that makes it would be part of every visitor's script.
 */
export function JsonLd({ data }: { data: false | (() => object) }) {
  const text = import.meta.env.SSR && data ? serialiseJsonLd(data()) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialiseJsonLd escapes what could end the script
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** JSON that stays inside its `<script>`: nothing in it can end the element or a line (HTML §4.12.1.3). */
export const serialiseJsonLd = (object: object): string =>
  JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
