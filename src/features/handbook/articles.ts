import { addingPictures } from './articles/adding-pictures.ts';
import { askingVisitors } from './articles/asking-visitors.ts';
import { changingPlans } from './articles/changing-plans.ts';
import { editingAPage } from './articles/editing-a-page.ts';
import { findingYourWay } from './articles/finding-your-way.ts';
import { planningDates } from './articles/planning-dates.ts';
import { releasingTogether } from './articles/releasing-together.ts';
import { takingBack } from './articles/taking-back.ts';
import { tellingEverybody } from './articles/telling-everybody.ts';
import { writingAnArticle } from './articles/writing-an-article.ts';
import type { Article } from './define-article.ts';

/** The chapters of the handbook: what a press officer does in the first week, in that order. */
export const articles: readonly Article[] = [
  findingYourWay,
  editingAPage,
  addingPictures,
  planningDates,
  changingPlans,
  writingAnArticle,
  releasingTogether,
  tellingEverybody,
  askingVisitors,
  takingBack,
];
