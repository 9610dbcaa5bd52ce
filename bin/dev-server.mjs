// Vite compiles the server; after a change the next request gets a new app.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { startDemoBoxOffice } from './box-office.mjs';

const vite = await createVite({ server: { middlewareMode: true, hmr: true }, appType: 'custom' });
const load = () => vite.ssrLoadModule('/src/server/dev.server.ts');

const { listeningOn, openDevelopmentSite } = await load();
const boxOffice = await startDemoBoxOffice(process.env);
const opened = await openDevelopmentSite({ ...process.env, ...boxOffice.env });

const listener = getRequestListener(async (request, env) => {
  try {
    const { developmentApp } = await load();
    return await (await developmentApp(opened)).fetch(request, env); // with the connection, by which the users of the demo are let in
  } catch (error) {
    vite.ssrFixStacktrace(error);
    process.stderr.write(`${error.stack}\n`);
    return new Response(error.stack, { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
});

const server = createServer((request, response) => vite.middlewares(request, response, () => listener(request, response)));
server.listen(opened.config.port, opened.config.host, () => {
  opened.config = listeningOn(opened.config, server.address().port);
  const { baseUrl, boxOfficeUrl } = opened.config;
  process.stdout.write(`\nFoyer in development: ${baseUrl}\n${boxOfficeUrl ? `Box office: ${boxOfficeUrl}\n` : ''}`);
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  server.close();
  await vite.close();
  await opened.close();
  boxOffice.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
