// Once: `node seed/recordings/record.mjs` (Chromium at /usr/bin/chromium or $CHROMIUM); no two recordings are the same byte for byte.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.goto('data:text/html,<title>Aufnahme</title>');
for (const [file, record] of [
  ['quay.mp4', recordQuay],
  ['gong.m4a', recordGong],
]) {
  const base64 = await page.evaluate(record);
  const bytes = Buffer.from(base64, 'base64');
  writeFileSync(new URL(file, import.meta.url), bytes);
  process.stdout.write(`${file}: ${(bytes.length / 1000).toFixed(0)} kB\n`);
}
await browser.close();

/** Eight seconds, whose end is their beginning; silent. */
async function recordQuay() {
  const [width, height, seconds, framesPerSecond] = [960, 540, 8, 25];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  const bands = ['#f1a08a', '#d1290f', '#7a1d3a', '#47183c', '#1f3fa8', '#16296b', '#131312'];
  /** `share`: 0–1 of the loop; everything turns a whole number of times. */
  const draw = (share) => {
    const turn = share * 2 * Math.PI;
    pen.fillStyle = '#f0b41c';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#f3ecdf';
    pen.beginPath();
    pen.arc(width * 0.68, height * (0.36 + 0.05 * Math.sin(turn)), height * 0.19, 0, 2 * Math.PI);
    pen.fill();
    bands.forEach((color, index) => {
      const top = height * (0.4 + index * 0.088);
      const swing = height * (0.018 + index * 0.0035);
      const length = width / (1.5 + (index % 3) * 0.5);
      const phase = turn * (index % 2 ? 1 : -1) + index * 1.7;
      pen.fillStyle = color;
      pen.beginPath();
      pen.moveTo(0, height);
      for (let x = 0; x <= width; x += 8) pen.lineTo(x, top + swing * Math.sin((x / length) * 2 * Math.PI + phase) + swing * 0.4 * Math.sin(2 * turn + index));
      pen.lineTo(width, height);
      pen.fill();
    });
  };
  draw(0);
  // One key frame makes one fragment: of several, a browser knows the whole length at the end alone.
  const recorder = new MediaRecorder(canvas.captureStream(framesPerSecond), {
    mimeType: 'video/mp4;codecs=avc1.640028',
    videoBitsPerSecond: 600_000,
    videoKeyFrameIntervalCount: 1_000,
  });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begin = performance.now();
  await new Promise((resolve) => {
    const next = () => {
      const share = (performance.now() - begin) / (seconds * 1000);
      draw(share % 1);
      if (share < 1) setTimeout(next, 1000 / framesPerSecond);
      else resolve();
    };
    next();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The gong that calls the audience back: three bars of a metallophone, each with the partials of a free bar. */
async function recordGong() {
  const context = new AudioContext({ sampleRate: 48_000 });
  await context.resume();
  const target = context.createMediaStreamDestination();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(target);
  const strike = (frequency, at) => {
    for (const [partial, loudness, decay] of [
      [1, 0.6, 3.2],
      [2.756, 0.22, 1.4],
      [5.404, 0.1, 0.6],
    ]) {
      const tone = context.createOscillator();
      const level = context.createGain();
      tone.frequency.value = frequency * partial;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(loudness, at + 0.006);
      level.gain.exponentialRampToValueAtTime(0.0001, at + decay);
      tone.connect(level).connect(out);
      tone.start(at);
      tone.stop(at + decay);
    }
  };
  const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/mp4;codecs=opus', audioBitsPerSecond: 48_000 });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begin = context.currentTime + 0.3;
  for (const [index, frequency] of [392, 523.25, 659.25].entries()) strike(frequency, begin + index * 0.9);
  await new Promise((resolve) => setTimeout(resolve, 5_800));
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
