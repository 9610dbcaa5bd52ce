import { parentPort, workerData } from 'node:worker_threads';
import { findSvgBreach } from './svg-breach.server.ts';

/** A thread of its own for one SVG (svg.server.ts): takes its bytes, tells the breach or null, and ends. */
parentPort?.postMessage(findSvgBreach(workerData));
