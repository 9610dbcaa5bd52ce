/** A text for XML 1.0, in content and in attributes, without lone surrogates and the characters that XML does not allow or discourages. */
export const escapeXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';
