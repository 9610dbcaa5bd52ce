// npm run media:move: moves the files of the media library to where MEDIA_STORAGE says; docs/running.md.
import { runServerCommand } from './server-command.mjs';

runServerCommand('media-move');
