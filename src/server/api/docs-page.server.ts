/** Made from the OpenAPI document: one section per operation. */
export function docsPage(document: { [key: string]: unknown }): string {
  const { description } = document.info as { description: string }; // our own document
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>); // our own document
  const all = paths.flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => ({ method, path, operation })));
  const contents = all.map(({ method, path }) => `<li><a href="#${anchor(method, path)}"><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</a></li>`);
  const sections = all.map(({ method, path, operation }) => section(method, path, operation));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Foyer API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Foyer API</h1><p>${prose(description)} The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p><nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>${sections.join('')}</main></body></html>`;
}

type Parameter = { name: string; in: string; required: boolean; schema: unknown };
type Response = { description: string; content?: Record<string, { schema: unknown }> };
type Operation = { summary: string; description?: string; parameters: Parameter[]; responses: Record<string, Response>; 'x-access': string };

function section(method: string, path: string, { summary, description = '', parameters, responses, 'x-access': access }: Operation): string {
  const rows = parameters.map(
    ({ name, in: location, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${location}</td><td><code>${escapeHtml(brief(schema))}</code></td></tr>`,
  );
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const [mediaType, { schema = null } = {}] = Object.entries(status === '200' ? (content ?? {}) : {})[0] ?? [];
    return `<li><b>${status}</b> ${prose(description)}${mediaType ? ` <code>${escapeHtml(mediaType)}</code>` : ''}${schema ? `<details><summary>Shape</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>` : ''}</li>`;
  });
  return `<section id="${anchor(method, path)}"><h2><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h2><p>${prose(summary)} Access: ${escapeHtml(access)}. ${prose(description)}</p>
<details><summary>Parameters and answers</summary>${rows.length > 0 ? `<table><tr><th>Parameter</th><th>In</th><th>Type</th></tr>${rows.join('')}</table>` : ''}<ul>${answers.join('')}</ul></details></section>`;
}

/** 'get-api-events-id' */
const anchor = (method: string, path: string) => `${method}${path.replace(/[^\w.]+/g, '-')}`.replace(/-$/, '');

type JsonSchema = { type?: string; description?: string; default?: unknown; minimum?: number; maximum?: number };

function brief(schema: unknown): string {
  const { type, description, default: standard, minimum, maximum } = schema as JsonSchema; // our own document
  const range = minimum !== undefined && maximum !== undefined ? ` ${minimum}–${maximum}` : '';
  return `${description ?? type ?? 'any'}${range}${standard === undefined ? '' : ` = ${String(standard)}`}`;
}

/** Code stands between backticks. */
const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A sheet, as the content security policy takes no style from a page. */
export const docsStyle = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 1rem}main{max-width:60rem;margin:3rem auto}
a,summary{color:CanvasText}nav ul{columns:18rem;padding:0;list-style:none}nav li{break-inside:avoid;overflow-wrap:anywhere}nav b{font-size:.75rem}
h2{font-size:1.125rem;margin:2rem 0 0;border-top:1px solid;padding-top:1rem}p{margin:.25rem 0}summary{padding:.25rem 0}table{border-collapse:collapse}td,th{text-align:left;padding:.25rem 1.5rem .25rem 0}pre{overflow:auto;font-size:.875rem}`;
