export { importCommand } from './cli.server.ts';
