// What of the block machinery runs on the server alone.
export { readHtml, readTypo3, readWordPress } from './rich-text/read-html.server.ts';
