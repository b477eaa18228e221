// The browser's own setters. React and others replace the setter of an element to notice what scripts write, and would then take the
// following event for one without a change.
type Valued = HTMLInputElement | HTMLTextAreaElement;

const prototypes = { input: HTMLInputElement.prototype, textarea: HTMLTextAreaElement.prototype };

export function setValue(element: Valued, value: string): void {
  const prototype = prototypes[element.localName as 'input' | 'textarea'];
  Reflect.set(prototype, 'value', value, element);
}
