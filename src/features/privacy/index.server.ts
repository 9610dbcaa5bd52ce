export { personCommand } from './cli.server.ts';
