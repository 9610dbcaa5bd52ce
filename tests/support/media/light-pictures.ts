import sharp, { type AvifOptions, type Sharp } from 'sharp';

// Loaded into the sites of journeys before their own code (run/demo-sites.ts): their pictures are of the same kind and
// size as any, but compressed with the least effort. A run makes some seven hundred, each by a fifth to half a second of a
// processor. No journey weighs a picture.
const { avif } = sharp.prototype;
sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
  return avif.call(this, { ...options, effort: 0 });
};
