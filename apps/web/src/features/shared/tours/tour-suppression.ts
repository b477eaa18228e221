import { isTyping } from '../../../lib/keyboard/typing.ts';

const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const conditions = new Set<() => boolean>();

// Features above register what a tour must not interrupt, for example a running upload.
export const suppressToursWhile = (condition: () => boolean): void => {
  conditions.add(condition);
};

export const isTourSuppressed = (): boolean =>
  isTyping(document.activeElement) ||
  [...conditions].some((holds) => holds()) ||
  [...document.querySelectorAll(windows)].some((each) => each.checkVisibility());
