import { isTyping } from '../../lib/typing.ts';
import { transferStore } from '../documents/upload/transfer-store.ts';

const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const onTheWay = new Set(['waiting', 'preparing', 'sending']);

// Nobody is interrupted: not in a window, not while writing, not while a file is on its way.
export const isQuiet = () =>
  !isTyping(document.activeElement) &&
  !transferStore.getState().some(({ state }) => onTheWay.has(state)) &&
  ![...document.querySelectorAll(windows)].some((each) => each.checkVisibility());
