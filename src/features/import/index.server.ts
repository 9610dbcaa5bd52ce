export { importCommand } from './command/cli.server.ts';
