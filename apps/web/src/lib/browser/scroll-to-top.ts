const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

// Scrolls whatever contains the element, a pane or the page, to its beginning.
export function scrollToTop(element: Element): void {
  let pane = element.parentElement;
  while (pane && !scrolls(pane)) pane = pane.parentElement;
  (pane ?? document.scrollingElement)?.scrollTo({ top: 0 });
}
