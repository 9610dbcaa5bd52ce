export { readHtml, readTypo3, readWordPress } from './rich-text/read-html.server.ts';
