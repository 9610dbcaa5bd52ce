export { planQuestion } from './back-office/plan-question.tsx';
