import { serve } from 'srvx';
import server from './dist/server/server.js';

serve({ fetch: server.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
