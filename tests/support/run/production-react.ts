import { createRequire } from 'node:module';

// React as visitors get it: what its other build says to engineers nobody reads in a test, and it draws pages at twice the price.
const { NODE_ENV } = process.env;
const require = createRequire(import.meta.url);
process.env.NODE_ENV = 'production';
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) require(name);
process.env.NODE_ENV = NODE_ENV;
