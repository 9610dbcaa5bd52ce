export { drawPoster, type Poster } from './draw-poster.ts';
