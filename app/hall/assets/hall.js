'use strict';

// Keeps a page up to date and filters the list of names. Pages work without it.
(() => {
  let live = document.getElementById('live');
  let version = document.body.dataset.version;
  let wanted = version;
  let timer = 0;
  let offset = 0; // Of the program's clock to this device's, in milliseconds.

  // Input in progress is kept.
  const replacePart = (part, fresh) => {
    const typed = [...part.querySelectorAll('input:not([type=hidden])')].map((field) => [field.id, field.value]);
    const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
    part.replaceWith(fresh);
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field) field.value = value;
    }
    const again = focused && document.getElementById(focused);
    if (again) again.focus();
  };

  // A table's slip: the game that is being typed stays the one.
  const gameIn = (it) => {
    const typing = it.querySelector('.typing');
    return typing ? typing.id : '';
  };
  const address = () => {
    const game = gameIn(document);
    return game ? location.pathname + '?game=' + game.slice('game'.length) : location.href;
  };

  // The desk had no time for it; the same may be sent again.
  const isLate = (answer) => (answer.status === 503 || answer.status === 429) && answer.headers.has('Retry-After');

  const refresh = async () => {
    timer = 0;
    try {
      const answer = await fetch(address(), { cache: 'no-cache' });
      if (isLate(answer) && !timer) timer = setTimeout(refresh, 5000);
      if (!answer.ok) return;
      const newest = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!newest.querySelector('[data-live]')) return;
      version = newest.body.dataset.version;
      if (gameIn(newest) !== gameIn(document) && !document.querySelector('.slip.typed')) {
        location.replace(location.pathname);
        return;
      }
      let isChanged = false;
      for (const part of document.querySelectorAll('[data-live]')) {
        const fresh = newest.getElementById(part.id);
        if (fresh && fresh.hasAttribute('data-live') && fresh.outerHTML !== part.outerHTML) {
          replacePart(part, fresh);
          isChanged = true;
        }
      }
      if (!isChanged) return;
      live = document.getElementById('live');
      document.title = newest.title;
      filter();
      tick();
      document.dispatchEvent(new Event('refreshed'));
    } catch (noConnection) {
      // The next event or connection tries again.
    }
  };

  // Spreads the requests of a whole hall over half a second.
  const soon = () => {
    if (!timer) timer = setTimeout(refresh, Math.random() * 500);
  };

  // The program gives a sign of life every 20 seconds.
  const patience = 50000;
  let heard = Date.now();
  let lost = null;
  let events = null;
  const showContact = () => {
    const isLost = Date.now() - heard > patience || (events && events.readyState !== 1 && Date.now() - heard > 10000);
    if (isLost && !lost) {
      lost = document.createElement('p');
      lost.className = 'lost';
      lost.setAttribute('role', 'status');
      const since = new Date(heard).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
      lost.textContent = document.body.dataset.lost.replace('%1', since);
      document.body.insertBefore(lost, document.body.firstChild);
      document.dispatchEvent(new Event('refreshed')); // Less room for what is below.
    } else if (!isLost && lost) {
      lost.remove();
      lost = null;
      document.dispatchEvent(new Event('refreshed'));
    }
  };
  const listen = () => {
    if (events) events.close();
    events = new EventSource('/events');
    events.onmessage = (event) => {
      const [newest, now] = event.data.split(' ');
      heard = Date.now();
      showContact();
      wanted = newest;
      offset = Number(now) - Date.now();
      if (wanted !== version) soon();
    };
  };
  if (live) {
    listen();
    let asked = Date.now();
    setInterval(() => {
      showContact();
      // A browser cancels after a refusal, and does not notice that its network is gone.
      const isSilent = Date.now() - heard > patience && Date.now() - asked > patience;
      if (events.readyState !== 2 && !isSilent) return;
      asked = Date.now();
      listen();
    }, 5000);
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
      const words = clock.nextElementSibling;
      if (words && words.classList.contains('over')) words.hidden = left >= 0;
    }
  };
  tick();
  setInterval(tick, 1000);
})();
