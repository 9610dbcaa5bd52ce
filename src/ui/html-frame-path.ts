/** The document in which raw HTML of an administrator is shown: alone, in an origin of its own (src/server/http/html-frame.server.ts). */
export const htmlFramePath = '/html-frame';
