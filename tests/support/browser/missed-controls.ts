import type { Page } from 'playwright-core';

/** Usable by mouse and not reached by Tab (`focusedControlProblems`); in a composite one control is enough. */
export const missedControls = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((within) => {
    const passed: Element[] = Reflect.get(window, 'passedControls') ?? [];
    const roles = ['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'option', 'menuitem', 'combobox', 'slider', 'spinbutton', 'textbox'];
    const native = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary', '[contenteditable=true]', '[tabindex="0"]'];
    const composites = ['grid', 'treegrid', 'listbox', 'radiogroup', 'tablist', 'toolbar', 'menu', 'menubar', 'tree'].map((role) => `[role=${role}]`).join();
    const isPassed = (control: Element): boolean => passed.includes(control) || passed.some((one) => control.contains(one));
    const composite = (control: Element) => control.closest(composites);
    /** The button that opens a list or steps a number does what arrow keys do in the field beside it. */
    const belongsToField = (control: Element) =>
      control.matches('button[tabindex="-1"]') &&
      passed.some((one) => one.matches('[role=combobox], [role=spinbutton], input') && one.parentElement?.contains(control));
    /** In a table or list of which one control is in the order of Tab, arrow keys go to the others. */
    const isRoving = (control: Element) =>
      control.matches('[tabindex="-1"]') &&
      passed.some((one) => one.matches('[tabindex="0"]') && ['table', 'ul', 'ol'].some((list) => control.closest(list)?.contains(one)));
    const isRadioOfGroup = (control: Element) =>
      control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      passed.some((one) => one instanceof HTMLInputElement && one.type === 'radio' && one.name === control.name);
    const isUsable = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *') &&
      control.getBoundingClientRect().width > 0;
    const controls = [...document.querySelectorAll(`${within} :is(${[...native, ...roles.map((role) => `[role=${role}]`)].join()})`)];
    return controls
      .filter((control) => isUsable(control) && !isPassed(control) && !belongsToField(control) && !isRadioOfGroup(control) && !isRoving(control))
      .filter((control) => !passed.some((one) => composite(control)?.contains(one)))
      .map(
        (control) =>
          `Tab does not reach <${control.localName} class="${control.className}"> ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 50)}`,
      );
  }, within);
