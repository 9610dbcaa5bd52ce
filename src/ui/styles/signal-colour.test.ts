import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Buying, and what a reader should be warned of; back office and editor warn only. */
const uses: Readonly<Record<string, string>> = {
  'app/frame/header.module.css': 'the number of tickets in the cart; the mark of the venue',
  'features/programme/sticky/sticky-navigation.module.css': 'the way to tickets',
  'ui/button/button.module.css': 'buying, and what cannot be undone',
  'ui/menu/menu.module.css': 'what cannot be undone',
  'app/error-page/error-page.module.css': 'an error',
  'features/alerts/top-alert.module.css': 'an alert',
  'features/booking/widget/order/result.module.css': 'tickets that could not be held',
  'features/booking/widget/steps/steps.module.css': 'only a few tickets left',
  'features/programme/event/event-facts.module.css': 'a date that does not hold',
  'features/programme/status/status-mark.module.css': 'cancelled, postponed, only a few left',
  'ui/field/field.module.css': 'a field that is wrong',
  'ui/notice/notice.module.css': 'a warning, an error',
  'blocks/section/view.module.css': 'a ground that an editor chooses for what should not be missed',
  'app/back-office/start/start.module.css': 'what waits for staff',
  'features/cms/shown/content-page.module.css': 'told to staff: what visitors do not see',
  'features/dashboards/back-office/charts/charts.module.css': 'what found nothing or failed',
  'features/dashboards/back-office/dashboard.module.css': 'what is off, over or given up',
  'features/site-state/back-office/state.module.css': 'what is wrong with the site',
  'features/site-state/back-office/operation.module.css': 'a box office that is silent',
  'features/settings-preview/back-office/preview.module.css': 'what the accent is chosen for, as visitors would see it',
  'features/backup/back-office/backups.module.css': 'what is held since a restore',
  'features/media/browse/browse.module.css': 'a picture without alternative text',
  'features/media/uploader/uploader.module.css': 'an upload that failed',
  'app/back-office/records/rich-text.module.css': 'a field that is wrong',
  'features/programme/back-office/run-builder/screen/run.module.css': 'a line of dates that is wrong',
  'features/planning-calendar/back-office/event-chip.module.css': 'dates that cannot both be as planned',
  'editor/typing/format-bar.module.css': 'a link that is wrong',
  'features/back-office/records/import/import.module.css': 'a line that is wrong',
  'features/import/back-office/screen/programme-import.module.css': 'a line that is wrong',
  'features/forms/back-office/builder/builder.module.css': 'a question that is wrong',
  'features/forms/back-office/builder/choices/choices.module.css': 'a choice that is wrong',
  'features/forms/visitor/file-field.module.css': 'a file that was not taken',
  'features/links/picker/link-picker.module.css': 'a link that leads nowhere',
  'editor/checks/check-panel.module.css': 'what keeps a page from being published',
  'editor/form/block-form.module.css': 'a field that is wrong',
  'editor/translation/translation-dialog.module.css': 'a translation that is out of date',
};

test('the signal colour is for buying and for warnings alone', () => {
  const root = `${import.meta.dirname}/../..`;
  const files = globSync('**/*.css', { cwd: root }).filter((file) => /--(color-accent|signal)\b/.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(files.filter((file) => !file.endsWith('tokens.css')).sort()).toEqual(Object.keys(uses).sort());
});
