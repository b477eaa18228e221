// Runs in the browser: marks each page as a specimen, shrinks a page that is slightly too full, and reads the fields'
// regions.
export const measuring = `(async () => {
  await document.fonts.ready;
  const sheets = [...document.querySelectorAll('section.page')];
  const tooFull = [];
  for (const [at, sheet] of sheets.entries()) {
    const inner = document.createElement('div');
    inner.append(...sheet.childNodes);
    sheet.append(inner);
    const style = getComputedStyle(sheet);
    const room = sheet.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const full = () => inner.getBoundingClientRect().height / room;
    for (let zoom = 1; full() > 1.001 && zoom > 0.7; ) {
      zoom = Math.max(0.69, zoom * Math.max(0.93, 1 / full()) - 0.005);
      inner.style.zoom = zoom;
    }
    if (full() > 1.001) tooFull.push(at + 1);
    const mark = document.createElement('div');
    mark.className = 'specimen-mark';
    mark.textContent = 'SPECIMEN';
    sheet.append(mark);
  }
  const places = {};
  for (const [page, sheet] of sheets.entries()) {
    const frame = sheet.getBoundingClientRect();
    for (const span of sheet.querySelectorAll('[data-field]')) {
      const rects = [...span.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
      if (rects.length === 0) continue;
      const place = (x, y) => [Number(((x - frame.left) / frame.width).toFixed(5)), Number(((y - frame.top) / frame.height).toFixed(5))];
      const left = Math.min(...rects.map((rect) => rect.left)), right = Math.max(...rects.map((rect) => rect.right));
      const top = Math.min(...rects.map((rect) => rect.top)), bottom = Math.max(...rects.map((rect) => rect.bottom));
      const polygon = [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
      (places[span.dataset.field] ??= []).push({ page, polygon });
    }
  }
  return { pages: sheets.length, tooFull, places };
})()`;
