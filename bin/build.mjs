// npm run build: what npm start does before it serves.
import { build, install, main } from './prepare.mjs';

main(() => {
  install();
  build();
});
