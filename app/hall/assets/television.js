'use strict';

// A television: lists in as many columns as their type allows, turning their pages so that everybody is shown
// within half a minute. Pages work without it.
(() => {
  const largest = 5.6; // Type, in hundredths of the picture's height: capitals have 4 %, …
  const smallest = 3; // … or 2 %, below which the back of the hall reads nothing.
  const step = 0.2;
  const turnTime = 30000;
  const longest = 12000;
  let pages = []; // Of all lists, each with its items.
  let shown = 0;
  let timer = 0;

  const gapOf = (list) => parseFloat(getComputedStyle(list).fontSize);
  // What fits into so many columns of that height, in order.
  const pagesIn = (heights, columns, room) => {
    const parts = [[]];
    let column = 1;
    let left = room;
    heights.forEach((height, index) => {
      if (height > left && left < room) {
        column += 1;
        left = room;
      }
      if (column > columns) {
        parts.push([]);
        column = 1;
      }
      parts[parts.length - 1].push(index);
      left -= height;
    });
    return parts;
  };
  // A few long names wrap rather than cost everybody a column.
  const usualWidth = (items) => {
    const widths = items.map((item) => item.getBoundingClientRect().width).sort((one, other) => one - other);
    return widths[Math.floor((widths.length - 1) * 0.95)] + 1;
  };
  const layOut = (section, size) => {
    const list = section.querySelector('ol');
    const items = [...list.children];
    list.style.fontSize = size + 'vh';
    list.style.columnCount = 'auto';
    list.style.height = 'auto';
    for (const item of items) {
      item.hidden = false;
      item.style.width = 'auto';
    }
    list.classList.add('measured');
    const gap = gapOf(list);
    const width = list.clientWidth;
    const columns = Math.max(1, Math.floor((width + gap) / (usualWidth(items) + gap)));
    list.classList.remove('measured');
    for (const item of items) item.style.width = Math.floor((width - (columns - 1) * gap) / columns) + 'px';
    const room = Math.floor(innerHeight - list.getBoundingClientRect().top - 0.02 * innerHeight);
    const heights = items.map((item) => item.getBoundingClientRect().height);
    return { list, items, columns, room, parts: pagesIn(heights, columns, room) };
  };
  const cut = (section) => {
    let size = largest;
    let cutting = layOut(section, size);
    while (cutting.parts.length > Number(section.dataset.pages) && size > smallest) {
      size -= step;
      cutting = layOut(section, size);
    }
    cutting.list.style.columnCount = cutting.columns;
    cutting.list.style.height = cutting.room + 'px';
    const marks = cutting.items.map((item) => item.dataset.mark);
    const markOf = (part, index) => {
      const ends = [...new Set([marks[part[0]], marks[part[part.length - 1]]])];
      const { mark, markOfOne } = section.dataset;
      return [...ends, index + 1, cutting.parts.length]
        .reduce((text, value, at) => text.replace('%' + (at + 1), value), ends.length > 1 ? mark : markOfOne);
    };
    return cutting.parts.map((part, index) => ({
      section,
      items: part.map((at) => cutting.items[at]),
      mark: cutting.parts.length < 2 ? '' : markOf(part, index),
      time: Math.min(longest, turnTime / cutting.parts.length),
    }));
  };

  const show = (next) => {
    clearTimeout(timer);
    if (!pages.length) return;
    shown = next % pages.length;
    const page = pages[shown];
    for (const section of document.querySelectorAll('.paged')) section.hidden = section !== page.section;
    for (const item of page.section.querySelectorAll('li')) item.hidden = !page.items.includes(item);
    page.section.querySelector('.mark').textContent = page.mark;
    timer = setTimeout(() => show(shown + 1), page.time);
  };
  const fitClock = () => {
    const clock = document.querySelector('.clock');
    if (!clock) return;
    clock.style.fontSize = '';
    const fits = clock.clientWidth / clock.scrollWidth;
    if (fits < 1) clock.style.fontSize = Math.floor(parseFloat(getComputedStyle(clock).fontSize) * fits) + 'px';
  };
  let clockLength = 0;
  const watchClock = () => {
    const clock = document.querySelector('.clock');
    const length = clock ? clock.textContent.length : 0;
    if (length === clockLength) return;
    clockLength = length;
    fitClock();
  };
  const begin = (page) => {
    document.body.classList.add('turning');
    const sections = [...document.querySelectorAll('.paged')];
    pages = [];
    for (const section of sections) {
      for (const other of sections) other.hidden = other !== section;
      if (section.querySelector('li')) pages = pages.concat(cut(section));
    }
    show(page);
    fitClock();
  };
  begin(0);
  setInterval(watchClock, 1000);
  addEventListener('resize', () => begin(0));
  document.addEventListener('refreshed', () => begin(shown));
  if (document.fonts && document.fonts.ready) document.fonts.ready.then(() => begin(shown));
})();
