import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variant } from '../image-sizes.ts';
import { imageVersion } from '../image-url.ts';
import { writeAtomically } from './atomic-write.server.ts';
import { diskStorage } from './disk-storage.server.ts';
import { type MediaStorage, StorageUnavailable } from './media-storage.ts';
import { stemOf } from './originals.server.ts';
import type { Exclusively } from './queries/rendering-lock.server.ts';
import { type RenderImage, renderVariant } from './render.server.ts';
import { createWorkQueue } from './work-queue.ts';

const limits = {
  /** Renderings at once, and requests that may wait for one. */
  atOnce: 2,
  waiting: 256,
  /** How long an original that cannot be rendered is left alone (ms), and how many of them are remembered. */
  patience: 60_000,
  remembered: 1_000,
};

export type VariantResult = { kind: 'ready'; bytes: Buffer<ArrayBuffer> } | { kind: 'unreadable' } | { kind: 'busy' };

export type VariantStore = (image: RenderImage, variant: Variant) => Promise<VariantResult>;

type Options = {
  /** Where the originals are; without it in DATA_DIR. */
  storage?: MediaStorage;
  render?: typeof renderVariant;
  /** ms */
  now?: () => number;
  /** Told of originals that cannot be rendered and of variants that cannot be kept. */
  report?: (error: unknown) => void;
  waiting?: number;
  /** Keeps other processes from rendering the same; without it there are none. */
  exclusively?: Exclusively;
};

/** Below DATA_DIR/media/variants, each once however many ask; a failing original is not tried again for a minute. */
export function createVariantStore(
  dataDir: string,
  {
    storage = diskStorage(dataDir),
    render = renderVariant,
    now = Date.now,
    report = () => {},
    waiting = limits.waiting,
    exclusively = (_, work) => work(),
  }: Options = {},
): VariantStore {
  const queue = createWorkQueue({ atOnce: limits.atOnce, waiting });
  const flights = new Map<string, Promise<VariantResult>>();
  const failedUntil = new Map<string, number>();

  return function variantOf(image, variant) {
    const path = variantPath(dataDir, image, variant);
    const pending = flights.get(path);
    if (pending) return pending;
    const flight = find(path, image, variant).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  };

  async function find(path: string, image: RenderImage, variant: Variant): Promise<VariantResult> {
    const cached = await readFile(path).catch(() => null);
    if (cached) return { kind: 'ready', bytes: cached };
    if (hasFailed(image.file)) return { kind: 'unreadable' };
    const name = `rendition ${stemOf(image.file)} ${imageVersion(image)} ${variant.ratio} ${variant.width} ${variant.format}`;
    const made = queue(() => exclusively(name, () => makeOnce(path, image, variant)));
    return (await made.catch(waitedTooLong)) ?? { kind: 'busy' };
  }

  /** Another process may have made it while we waited. */
  async function makeOnce(path: string, image: RenderImage, variant: Variant): Promise<VariantResult> {
    const cached = await readFile(path).catch(() => null);
    return cached ? { kind: 'ready', bytes: cached } : make(path, image, variant);
  }

  function waitedTooLong(error: unknown): VariantResult {
    report(error);
    return { kind: 'busy' };
  }

  async function make(path: string, image: RenderImage, variant: Variant): Promise<VariantResult> {
    if (hasFailed(image.file)) return { kind: 'unreadable' }; // others of the same original may have waited before us
    let bytes: Buffer;
    try {
      const original = await storage.read(image.file);
      if (!original) throw new Error(`${image.file} is not there.`);
      bytes = await render(original, image, variant);
    } catch (error) {
      if (error instanceof StorageUnavailable) return waitedTooLong(error);
      remember(image.file);
      report(error);
      return { kind: 'unreadable' };
    }
    await writeAtomically(path, bytes).catch(report); // a full disk costs speed, not the picture
    return { kind: 'ready', bytes: Buffer.from(bytes) };
  }

  function hasFailed(file: string): boolean {
    const until = failedUntil.get(file);
    if (until !== undefined && until <= now()) failedUntil.delete(file);
    return failedUntil.has(file);
  }

  function remember(file: string): void {
    const [oldest] = failedUntil.keys();
    if (oldest !== undefined && failedUntil.size >= limits.remembered) failedUntil.delete(oldest);
    failedUntil.set(file, now() + limits.patience);
  }
}

const variantPath = (dataDir: string, image: RenderImage, { ratio, width, format }: Variant): string =>
  join(dataDir, 'media', 'variants', `${stemOf(image.file)}-${imageVersion(image)}`, `${ratio}-${width}.${format}`);
