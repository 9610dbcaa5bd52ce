import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { certificate, key } from './localhost-certificate.ts';

/** `otherPorts`: of further processes of the same site. */
type ProxyPaths = { folder: string; port: number; plainPort: number; sitePort: number; otherPorts?: readonly number[] };
type Example = { name: string; program: string; isEncrypted: boolean; start(paths: ProxyPaths): { args: string[]; env?: Record<string, string> } };

/** A file of deploy/. */
export const readExample = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

/** With this machine's names, ports and files. */
export function adaptExample(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!(from instanceof RegExp ? from.test(changed) : changed.includes(from))) throw new Error(`The example has no ${from} any more.`);
    return changed.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to);
  }, text);
}

/** Each proxy of deploy/ as Debian's package runs it. */
export const examples: readonly Example[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    isEncrypted: true,
    start: ({ folder, port, plainPort, sitePort, otherPorts = [] }) => {
      const site = adaptExample(readExample('nginx/foyer.conf'), [
        ['listen 80;', `listen 127.0.0.1:${plainPort};`],
        ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
        ['server 127.0.0.1:3000', `server 127.0.0.1:${sitePort}`],
        [/ {2}# (server 127.0.0.1:)3001( .*)/, otherPorts.map((other) => `  $1${other}$2`).join('\n')],
        ['/etc/ssl/foyer/fullchain.pem', join(folder, 'cert.pem')],
        ['/etc/ssl/foyer/key.pem', join(folder, 'key.pem')],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n');
      const main = `user root;\nworker_processes 2;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\nevents { worker_connections 8192; }\nhttp {\n${temporary}\naccess_log off;\n${site}\n}\n`;
      writeFileSync(join(folder, 'nginx.conf'), process.getuid?.() === 0 ? main : main.replace('user root;\n', ''));
      return { args: ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'] };
    },
  },
  {
    name: 'HAProxy',
    program: '/usr/sbin/haproxy',
    isEncrypted: true,
    start: ({ folder, port, plainPort, sitePort }) => {
      const config = adaptExample(readExample('haproxy/haproxy.cfg'), [
        ['bind :80', `bind 127.0.0.1:${plainPort}`],
        ['bind :443', `bind 127.0.0.1:${port}`],
        ['server one 127.0.0.1:3000', `server one 127.0.0.1:${sitePort}`],
        ['/etc/haproxy/foyer.pem', join(folder, 'both.pem')],
      ]);
      writeFileSync(join(folder, 'haproxy.cfg'), config);
      return { args: ['-db', '-f', join(folder, 'haproxy.cfg')] };
    },
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    isEncrypted: true,
    start: ({ folder, port, sitePort }) => {
      const config = adaptExample(readExample('caddy/Caddyfile'), [
        ['www.ostkai.example {', `https://localhost:${port} {\n\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`],
        ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
      ]);
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${config}`);
      const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
      return { args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], env };
    },
  },
  {
    name: 'Varnish',
    program: '/usr/sbin/varnishd',
    isEncrypted: false,
    start: ({ folder, port, sitePort }) => {
      const config = adaptExample(readExample('varnish/default.vcl'), [
        ['.port = "3000"', `.port = "${sitePort}"`],
        ['CHANGE-ME', 'purge-token'],
      ]);
      writeFileSync(join(folder, 'default.vcl'), config);
      const sizes = [
        '-p',
        'http_req_size=64k',
        '-p',
        'http_resp_hdr_len=32k',
        '-p',
        'http_resp_size=96k',
        '-p',
        'workspace_backend=256k',
        '-p',
        'workspace_client=256k',
      ];
      return {
        args: ['-F', '-j', 'none', '-n', join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-f', join(folder, 'default.vcl'), '-s', 'malloc,64m', ...sizes],
      };
    },
  },
];

export const isInstalled = ({ program }: Example): boolean => existsSync(program);
export const versionOf = ({ program }: Example): string => {
  const flag = program.endsWith('caddy') ? 'version' : program.endsWith('varnishd') ? '-V' : '-v';
  return execFileSync('sh', ['-c', `${program} ${flag} 2>&1`], { encoding: 'utf8' }).split('\n')[0] ?? '';
};

/** Answers how to end it. */
export async function startExample(example: Example, paths: Omit<ProxyPaths, 'folder'>): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-proxy-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'varnish'));
  for (const [name, text] of Object.entries({ 'cert.pem': certificate, 'key.pem': key, 'both.pem': `${certificate}\n${key}\n` }))
    writeFileSync(join(folder, name), text, { mode: 0o644 });
  const { args, env = {} } = example.start({ ...paths, folder });
  let output = '';
  const child: ChildProcess = spawn(example.program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(paths.port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
  while (!(await isListening())) {
    if (child.exitCode !== null) throw new Error(`${example.name} ended.\n${output}`);
    await pause(50);
  }
  return async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}
