import { useEffect, useRef } from 'react';
import { copyOfQuestion, newQuestions, type Question } from './questions.ts';

/** The builder that is on the screen: a question that is brought back goes to it, though it may have been made anew by saving. */
type Builder = { readonly form: unknown; insert(question: Question, index: number): void };
let shown: Builder | null = null;

/** The questions of a form, each with a mark that moves along with it, since a new one has no number. */
export function useQuestions(form: unknown, value: unknown, onChange: (questions: Question[]) => void) {
  const questions: readonly Question[] = Array.isArray(value) ? value : [];
  const latest = useRef(questions);
  latest.current = questions;
  const marks = useRef<number[]>([]);
  const next = useRef(0);
  while (marks.current.length < questions.length) marks.current.push(next.current++);
  marks.current.length = questions.length;
  const set = (changed: Question[], moved: number[] = marks.current) => {
    marks.current = moved;
    latest.current = changed;
    onChange(changed);
  };
  const insert = (added: readonly Question[], index: number) =>
    set(latest.current.toSpliced(index, 0, ...added), marks.current.toSpliced(index, 0, ...added.map(() => next.current++)));
  const self = useRef<Builder>({ form, insert: () => {} });
  self.current = Object.assign(self.current, { form, insert: (question: Question, index: number) => insert([question], index) });
  useEffect(() => {
    const own = self.current;
    shown = own;
    return () => {
      if (shown === own) shown = null;
    };
  }, []);
  return {
    questions,
    markOf: (index: number): number => marks.current[index] ?? index,
    add: (labels: readonly string[]) => insert(newQuestions(labels, latest.current), latest.current.length),
    duplicate: (index: number) => {
      const question = latest.current[index];
      if (question) insert([copyOfQuestion(question, latest.current)], index + 1);
    },
    /** To where it stood, with its number unless that has been saved away. */
    remove: (index: number): (() => boolean) => {
      const question = latest.current[index] ?? {};
      const own = self.current;
      set(latest.current.toSpliced(index, 1), marks.current.toSpliced(index, 1));
      return () => {
        const builder = shown;
        if (builder === null || builder.form !== form) return false;
        const { id: _, ...withoutNumber } = question;
        builder.insert(builder === own ? question : withoutNumber, index);
        return true;
      };
    },
    reorder: (changed: Question[]) =>
      set(
        changed,
        changed.map((question) => marks.current[latest.current.indexOf(question)] ?? next.current++),
      ),
    change: (index: number, question: Question) => set(latest.current.with(index, question)),
    /** All of them, in the same order. */
    changeAll: (changed: Question[]) => set(changed),
    at: (index: number): Question => latest.current[index] ?? {},
  };
}
export type Questions = ReturnType<typeof useQuestions>;
