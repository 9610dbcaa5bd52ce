export { loader as teamLoader } from './team/team.loader.ts';
export { TeamPage } from './team/team-page.tsx';
