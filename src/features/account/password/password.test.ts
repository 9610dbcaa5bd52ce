import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { passwordProblem } from './password-rules.server.ts';

describe('the hash', () => {
  test('is argon2id as OWASP has it, with its parameters, and another one each time', async () => {
    const [one, other] = await Promise.all([hashPassword('ein kurzer Satz'), hashPassword('ein kurzer Satz')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword({ hash: one, password: 'ein kurzer Satz' })).toBe(true);
    expect(await verifyPassword({ hash: one, password: 'ein kurzer Satz ' })).toBe(false);
  });

  test('is read with the parameters that stand in it: RFC 9106’s kind of string, made elsewhere', async () => {
    // The reference implementation's own test: argon2id, m=65536, t=2, p=1, salt "somesalt", password "password".
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword({ hash, password: 'password' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'Password' })).toBe(false);
  });

  test.each(['', 'password', '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$AAAA', '$2b$10$abc'])('%s is no hash', async (hash) => {
    expect(await verifyPassword({ hash, password: 'password' })).toBe(false);
  });

  test('an umlaut typed as one character or as two is the same', async () => {
    const hash = await hashPassword('schönes Wetter'.normalize('NFC'));
    expect(await verifyPassword({ hash, password: 'schönes Wetter'.normalize('NFD') })).toBe(true);
  });

  test('many at once all come right', async () => {
    const hash = await hashPassword('ein kurzer Satz');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => verifyPassword({ hash, password: index % 2 ? 'ein kurzer Satz' : 'falsch' })));
    expect(answers.filter(Boolean)).toHaveLength(10);
  });
});

describe('a new password', () => {
  test.each([
    'ein kurzer Satz',
    'Xk29!vb0qL',
    '🎻🎺🥁🎷🎸🎹🪕🪗📯🎼',
    'korrektes Pferd',
    'x'.repeat(64).replace(/x/g, (_, index) => String.fromCharCode(97 + ((index * 7) % 26))),
  ])('%s is good', async (password) => expect(await passwordProblem(password)).toBeNull());
  test.each([
    ['kurz', 'password_short'],
    ['🎻🎺🥁🎷🎸🎹🪕🪗📯', 'password_short'],
    ['x9'.repeat(65), 'password_long'],
    ['Passwort2026!', 'password_common'],
    ['1234567890', 'password_common'],
    ['spongebob1', 'password_common'], // of the package's list
    ['Butterfly 1987', 'password_common'],
    ['abcdefghijk', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['21.11.2026 21', null],
    ['ostkai-demo-admin', 'password_common'],
    ['Clara.Wieck.1819', 'password_personal'],
    ['clara@haus.example', 'password_personal'],
  ])('%s: %s', async (password, problem) => expect(await passwordProblem(password, { email: 'clara@haus.example', names: ['Clara', 'Wieck'] })).toBe(problem));
});
