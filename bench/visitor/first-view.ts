import { scriptsOf } from '../../tests/support/browser/script-weight.ts';
import { firstEvent } from '../cached-answers.ts';
import { atMost, type Measurement } from '../measurement.ts';

/** Bar: no page of a visitor needs more than 110 kB of JavaScript, gzip, to be seen and used. */
export async function measureFirstView(site: string): Promise<Measurement> {
  const sizes: [string, number][] = [];
  for (const path of ['/de', '/de/programm', await firstEvent(site), '/de/search?q=bach', '/de/user/login', '/webshop', '/de/gibt-es-nicht']) {
    const scripts = await scriptsOf(site, await (await fetch(site + path)).text());
    sizes.push([path, [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1_000]);
  }
  const [path, most] = sizes.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return { what: 'first view: JavaScript of the heaviest page, gzip', value: `${most.toFixed(1)} kB`, bar: atMost(110, most, 'kB'), details: path };
}
