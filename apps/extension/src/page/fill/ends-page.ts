import { closestComposed } from '../collect/composed-tree.ts';
import { isButton, isInput } from '../collect/node-kinds.ts';

const endingTypes = ['submit', 'image', 'reset'];

// A button that sends or empties the form it belongs to.
const isEndingButton = (element: Element): boolean =>
  (isButton(element) || isInput(element)) && endingTypes.includes(element.type) && element.form !== null;

export const leavesPage = (element: Element): boolean =>
  element.localName === 'a' && !/^(?:#|javascript:|$)/.test(element.getAttribute('href') ?? '');

const labelsEndingButton = (element: Element): boolean => {
  const control = element.localName === 'label' ? (element as HTMLLabelElement).control : null;
  return control !== null && isEndingButton(control);
};

// Whether a press would send, empty or leave the page. A page can give such a button or link the role and the names of a choice, an option
// or a day.
export const endsPage = (element: Element): boolean =>
  closestComposed(element, (each) => isEndingButton(each) || leavesPage(each) || labelsEndingButton(each)) !== null;
