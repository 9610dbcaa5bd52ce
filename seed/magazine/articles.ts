import type { ArticleText } from './article.ts';
import { backstage } from './backstage.ts';
import { canteen } from './canteen.ts';
import { conversations } from './conversations.ts';
import { history } from './history.ts';
import { listening } from './listening.ts';
import { workshop } from './workshop.ts';

export const articles: readonly ArticleText[] = [...conversations, ...workshop, ...backstage, ...listening, ...history, ...canteen];
