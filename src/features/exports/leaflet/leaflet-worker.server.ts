import { parentPort, workerData } from 'node:worker_threads';
import { drawLeaflet } from './draw-leaflet.server.ts';
import type { Leaflet } from './leaflet.ts';

/** A thread of its own for one leaflet (make-leaflet.server.ts): takes what it says, sends the PDF, and ends. */
const { leaflet, maxPages } = workerData as { leaflet: Leaflet; maxPages: number }; // as it is started
const set = await drawLeaflet(leaflet, maxPages);
parentPort?.postMessage(set, [set.bytes.buffer]);
