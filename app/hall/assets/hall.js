'use strict';

// Keeps a page up to date and filters the list of names. Pages work without it.
(() => {
  let live = document.getElementById('live');
  let version = document.body.dataset.version;
  let wanted = version;
  let timer = 0;
  let offset = 0; // Of the program's clock to this device's, in milliseconds.

  // Input in progress is kept.
  const replaceLive = (fresh) => {
    const typed = [...live.querySelectorAll('input:not([type=hidden])')].map((field) => [field.id, field.value]);
    const focused = live.contains(document.activeElement) ? document.activeElement.id : '';
    while (live.firstChild) live.firstChild.remove();
    live.append(...fresh.childNodes);
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field) field.value = value;
    }
    const again = focused && document.getElementById(focused);
    if (again) again.focus();
  };

  // The desk had no time for it; the same may be sent again.
  const isLate = (answer) => (answer.status === 503 || answer.status === 429) && answer.headers.has('Retry-After');

  const refresh = async () => {
    timer = 0;
    try {
      const answer = await fetch(location.href, { cache: 'no-cache' });
      if (isLate(answer) && !timer) timer = setTimeout(refresh, 5000);
      if (!answer.ok) return;
      const newest = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const fresh = newest.getElementById('live');
      live = document.getElementById('live');
      if (!fresh || !live) return;
      version = newest.body.dataset.version;
      if (fresh.innerHTML !== live.innerHTML) {
        replaceLive(fresh);
        filter();
        tick();
        turn(page);
      }
    } catch (noConnection) {
      // The next event or connection tries again.
    }
  };

  // Spreads the requests of a whole hall over half a second.
  const soon = () => {
    if (!timer) timer = setTimeout(refresh, Math.random() * 500);
  };

  if (live) {
    const events = new EventSource('/events');
    events.onmessage = (event) => {
      const [newest, now] = event.data.split(' ');
      wanted = newest;
      offset = Number(now) - Date.now();
      if (wanted !== version) soon();
    };
  }

  // As core/people/search_text.h has prepared the names.
  const letters = {
    ä: ['a', 'ae'], ö: ['o', 'oe'], ü: ['u', 'ue'], ø: ['o', 'oe'], å: ['a', 'aa'], ß: ['ss', 'ss'],
    æ: ['ae', 'ae'], œ: ['oe', 'oe'], ł: ['l', 'l'], đ: ['d', 'd'], ð: ['d', 'd'], þ: ['th', 'th'],
    ħ: ['h', 'h'], ŧ: ['t', 't'], ı: ['i', 'i'], ς: ['σ', 'σ'],
  };
  const plain = 0;
  const spelled = 1;
  const folded = (text, way) => [...text.normalize('NFC').toLowerCase()]
    .map((letter) => (letters[letter] ? letters[letter][way] : letter.normalize('NFKD').replace(/\p{M}/gu, ''))).join('')
    .replace(/[’‘ʼ′`´]/g, "'").replace(/[‐‑–−]/g, '-');
  const wordsOf = (typed, way) => folded(typed, way).replace(/(\p{L})[-'](?=\p{L})/gu, '$1 ')
    .split(/\s+/).map((word) => (word.length > 1 ? word.replace(/,$/, '') : word)).filter(Boolean);
  const field = document.getElementById('q');
  const filter = () => {
    if (!field || !live || new URLSearchParams(location.search).get('q')) return;
    const typed = field.value.trim();
    const words = [wordsOf(typed, plain), wordsOf(typed, spelled)];
    for (const row of live.querySelectorAll('tbody tr')) {
      const texts = [row.dataset.search, row.dataset.spelled];
      const number = row.querySelector('td').textContent;
      row.hidden = number !== typed
        && ![plain, spelled].some((way) => words[way].every((word) => texts[way].includes(word)));
    }
  };
  if (field) field.addEventListener('input', filter);

  // May be switched off, or full.
  const storage = {
    get: (key) => { try { return JSON.parse(localStorage.getItem(key)); } catch (off) { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, JSON.stringify(value)); } catch (off) { /* Sent all the same. */ } },
    remove: (key) => { try { localStorage.removeItem(key); } catch (off) { /* Nothing was kept. */ } },
  };
  const newRequest = () => [...crypto.getRandomValues(new Uint32Array(4))]
    .map((part) => part.toString(16).padStart(8, '0')).join('');

  // A table's slip: input survives a reload, and is sent once the network is back. The request's id belongs to
  // what is sent: it stays while that is under way, and what is typed then has another one.
  const begin = () => {
    const form = document.querySelector('form.slip');
    if (!form) return;
    const key = 'slip ' + location.pathname;
    const typed = () => {
      const values = {};
      for (const [name, value] of new FormData(form)) values[name] = value;
      return values;
    };
    const kept = storage.get(key);
    const isOffered = kept && [...form.elements.game.options].some((game) => game.value === kept.game);
    const isBlank = [...form.querySelectorAll('input:not([type=hidden])')].every((field) => !field.value);
    if (isOffered && isBlank) {
      for (const [name, value] of Object.entries(kept)) {
        const field = form.elements[name];
        if (field && (field.type !== 'hidden' || (name === 'request' && kept.isSent))) field.value = value;
      }
      for (const part of form.querySelectorAll('details')) part.open = part.open || part.querySelector('select').value !== '';
    }
    form.addEventListener('input', () => {
      form.elements.request.value = newRequest();
      if (form.elements.confirmed) form.elements.confirmed.remove();
      storage.set(key, typed());
    });
    const show = (notice) => {
      for (const other of form.querySelectorAll('.waiting')) other.hidden = !other.classList.contains(notice);
    };
    const sendLater = (notice, sent) => {
      show(notice);
      setTimeout(() => send(sent), 5000);
    };
    const send = async (sent) => {
      try {
        const answer = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(sent) });
        if (answer.ok) {
          const stored = storage.get(key);
          if (stored && stored.request === sent.request) storage.remove(key);
          location.replace(location.pathname);
          return;
        }
        if (isLate(answer)) {
          sendLater('late', sent);
          return;
        }
        const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
        if (!main) {
          show('failed');
          form.querySelector('button').disabled = false;
          return;
        }
        document.querySelector('main').replaceWith(main);
        begin();
        const invalid = document.querySelector('[aria-invalid=true]');
        if (invalid) invalid.focus();
        const fault = document.querySelector('form.slip .fault:not(:empty)');
        if (fault) fault.scrollIntoView({ block: 'center' });
      } catch (noConnection) {
        sendLater('offline', sent);
      }
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const sent = typed();
      storage.set(key, { ...sent, isSent: true });
      form.querySelector('button').disabled = true;
      send(sent);
    });
  };
  begin();

  const two = (number) => String(number).padStart(2, '0');
  const tick = () => {
    for (const clock of document.querySelectorAll('.clock[data-end]')) {
      const left = Math.ceil((Number(clock.dataset.end) - Date.now() - offset) / 1000);
      const over = Math.abs(left);
      const hours = Math.floor(over / 3600);
      const minutes = Math.floor(over / 60) % 60;
      clock.textContent = (left < 0 ? '+' : '') + (hours ? hours + ':' + two(minutes) : minutes)
        + ':' + two(over % 60);
      clock.classList.toggle('soon', left <= 300 && left > 60);
      clock.classList.toggle('last', left <= 60);
    }
  };
  tick();
  setInterval(tick, 1000);

  // The display: rotates through the pages of a list.
  const pace = 12000;
  let page = 0;
  const pagesOf = (section) => {
    const items = [...section.querySelectorAll('li')];
    const list = section.querySelector('ol');
    const room = innerHeight - list.getBoundingClientRect().top - 16;
    const parts = [];
    let left = 0;
    for (const item of items) {
      const height = item.getBoundingClientRect().height;
      if (!parts.length || height > left) {
        parts.push({ section, items: [] });
        left = room;
      }
      parts[parts.length - 1].items.push(item);
      left -= height;
    }
    return parts;
  };
  const turn = (next) => {
    if (!document.body.classList.contains('display') || !live) return;
    const sections = [...live.querySelectorAll('.paged')];
    for (const element of live.querySelectorAll('.paged, .paged li')) element.hidden = false;
    const parts = sections.flatMap((section) => {
      for (const other of sections) other.hidden = other !== section;
      return pagesOf(section);
    });
    if (!parts.length) return;
    page = next % parts.length;
    const shown = parts[page];
    for (const section of sections) section.hidden = section !== shown.section;
    for (const item of shown.section.querySelectorAll('li')) item.hidden = !shown.items.includes(item);
  };
  if (document.body.classList.contains('display')) {
    turn(0);
    setInterval(() => turn(page + 1), pace);
    addEventListener('resize', () => turn(0));
  }
})();
