import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';

type Props = {
  words: { title: string; text: string; confirm: string; cancel: string; done: string };
  remove: () => Promise<unknown>;
  /** Where one is afterwards. */
  to: string;
};

/** Asks first: it cannot be taken back. What keeps it from going is said in its place. */
export function DeleteButton({ words: { done, ...question }, remove, to }: Props) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const ask = async () => {
    if (!(await askToConfirm(question))) return;
    try {
      await remove();
      showToast(done);
      await navigate(to);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <p>
        <Button size="small" onClick={() => void ask()}>
          {question.confirm}
        </Button>
      </p>
    </>
  );
}
