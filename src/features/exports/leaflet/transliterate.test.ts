import { expect, test } from 'vitest';
import { transliterate } from './transliterate.ts';

test.each([
  ['Чайковский: Евгений Онегин', 'Čajkovskij: Evgenij Onegin'],
  ['Щелкунчик', 'Ščelkunčik'],
  ['Хованщина, Мусоргский', 'Chovanščina, Musorgskij'],
  ['Ліва, Україна', 'Liva, Ukraïna'],
  ['Стеван Христић', 'Stevan Christić'],
  ['Ξενάκης: Ορέστεια', 'Xenakis: Oresteia'],
  ['Μούσα', 'Mousa'],
  ['Wozzeck & Lulu – ½', 'Wozzeck & Lulu – ½'],
  ['夕鶴', '夕鶴'],
])('%s is set as %s', (text, latin) => expect(transliterate(text)).toBe(latin));

test('tells the words that were in other letters, and those alone', () => {
  const words: string[] = [];
  transliterate('Сон (Traum) летней ночи', (word) => words.push(word));
  expect(words).toEqual(['Сон', 'летней', 'ночи']);
});
