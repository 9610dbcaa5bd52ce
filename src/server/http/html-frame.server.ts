import type { Handler } from 'hono';

/** `GET /html-frame`: draws what its parent sends; its policy (security-headers.server.ts) takes origin and network from it. */
export const htmlFrame: Handler = (c) => c.html(page, 200, { 'Cache-Control': 'public, max-age=3600' });

/** Runs first in what is drawn: the frame is as high as its content, whenever that changes. */
const tellHeight = `(function () {
  var tell = function () { parent.postMessage(Math.ceil(document.documentElement.getBoundingClientRect().height), '*'); };
  new ResizeObserver(tell).observe(document.documentElement);
  addEventListener('DOMContentLoaded', tell); // browsers let what is out of sight wait with the other
  addEventListener('load', tell);
})();`;

// Of another colour scheme than the page, a browser gives a frame an opaque background.
const draw = `addEventListener('message', function (event) {
  if (event.source !== parent || !event.data || typeof event.data.html !== 'string') return;
  var text = function (value) { return String(value).replace(/[^\\w .,()%-]/g, ''); };
  document.open();
  document.write('<!doctype html><html lang="' + text(event.data.lang) + '"><head><meta charset="utf-8"><base target="_blank"><style>html{height:auto;overflow-wrap:break-word;color-scheme:' + text(event.data.colorScheme) + '}body{margin:0;font:' + text(event.data.fontSize) + '/1.5 system-ui,sans-serif;color:' + text(event.data.color) + '}img{max-width:100%;height:auto}</style><script>' + ${JSON.stringify(tellHeight)} + '</' + 'script></head><body>' + event.data.html);
  document.close();
});
parent.postMessage('ready', '*');`;

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>HTML</title><meta name="robots" content="none"></head><body><script>${draw}</script></body></html>`;
