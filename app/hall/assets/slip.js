'use strict';

// A table's slip: keys, points while typing, sending without losing anything, and the code of the own card.
// Pages work without it.
(() => {
  // May be switched off, or full.
  const storage = {
    get: (key) => { try { return JSON.parse(localStorage.getItem(key)); } catch (off) { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, JSON.stringify(value)); } catch (off) { /* Sent all the same. */ } },
    remove: (key) => { try { localStorage.removeItem(key); } catch (off) { /* Nothing was kept. */ } },
  };
  const pageIn = (text) => new DOMParser().parseFromString(text, 'text/html');
  // The desk had no time for it; the same may be sent again.
  const isLate = (answer) => (answer.status === 503 || answer.status === 429) && answer.headers.has('Retry-After');

  // Tells phones behind one address apart; it says nothing about them.
  const device = () => {
    if (!storage.get('device')) storage.set('device', unsent.newId());
    return storage.get('device') || '';
  };

  // The code is typed once an evening; or somebody said whose phone it is.
  const evening = 18 * 60 * 60 * 1000;
  const keptCard = () => {
    const card = storage.get('card');
    return card && card.until > Date.now() ? card.code : '';
  };
  // The first one stays until it is forgotten: others may use the phone as well.
  const keepCard = (code) => {
    if (!keptCard()) storage.set('card', { code, until: Date.now() + evening });
  };
  // Games that this phone has reported are confirmed by somebody else.
  const reported = () => storage.get('reported') || [];
  const isOwnReport = (form) => [...form.querySelectorAll('[name=confirm]')]
    .some((button) => reported().includes(button.value.split(':')[1]));
  const owner = () => {
    const kept = storage.get('owner');
    return kept && kept.until > Date.now() ? kept : null;
  };
  // A phone that knows whose it is begins with that table.
  const beginsHere = location.pathname === '/' && !location.search;
  if (beginsHere && keptCard()) location.replace('/me/' + encodeURIComponent(keptCard()));
  else if (beginsHere && owner()) location.replace('/seat/' + owner().number);
  const keep = document.querySelector('.keep');
  if (location.pathname.startsWith('/seat/')) {
    const number = location.pathname.slice('/seat/'.length);
    const name = document.querySelector('h1').textContent;
    // Of another evening.
    if (owner() && owner().number === number && (!keep || owner().name !== name)) storage.remove('owner');
    if (keep) {
      keep.hidden = Boolean(owner() && owner().number === number);
      keep.addEventListener('click', () => {
        storage.set('owner', { number, name, until: Date.now() + evening });
        keep.hidden = true;
        showCard();
      });
    }
  }
  // Opened by the code on the card.
  if (location.pathname.startsWith('/me/') && !document.querySelector('[data-card]')) {
    keepCard(location.pathname.slice('/me/'.length));
  }
  const showCard = () => {
    for (const field of document.querySelectorAll('[data-card]')) {
      if (field.closest('.confirm') && isOwnReport(field.form)) continue;
      if (field.getAttribute('aria-invalid')) storage.remove('card');
      else if (!field.value) field.value = keptCard();
    }
    for (const button of document.querySelectorAll('.forget')) {
      button.hidden = button.classList.contains('known') ? !owner() : !keptCard();
    }
  };
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const field = form.querySelector('[data-card]');
    if (field && field.value.trim() && !isOwnReport(form)) keepCard(field.value.trim());
    if (field && form.elements.request) storage.set('reported', reported().concat(form.elements.request.value).slice(-40));
  });
  document.addEventListener('click', (event) => {
    if (!event.target.classList.contains('forget')) return;
    storage.remove(event.target.classList.contains('known') ? 'owner' : 'card');
    if (/^\/(me|seat)\//.test(location.pathname)) location.assign('/?q=');
    for (const field of document.querySelectorAll('[data-card]')) field.value = '';
    showCard();
  });
  document.addEventListener('refreshed', showCard);

  // Enter and the keys below the grid go from field to field; + goes to the claims.
  const begin = () => {
    showCard();
    const typing = document.querySelector('form.slip .typing');
    if (!typing) return;
    const form = typing.closest('form');
    const fields = [...typing.querySelectorAll('.fields input')];
    const isDesk = form.hasAttribute('data-desk'); // Enter passes by the claims, stores, and confirms nothing.
    const isPairs = form.hasAttribute('data-pairs'); // Each seat has two numbers.
    const button = form.querySelector('button[type=submit]:not([name])');
    const address = form.getAttribute('action');
    const place = address + ' ' + form.elements.game.value;
    const questions = '[name=confirmed], [name=right]'; // Buttons, about just the numbers shown.
    let isSending = false;
    let last = fields[0];
    let isFresh = true; // Its number is replaced by the first digit of the pad.
    let reply = null; // The button of a question.
    let asked = 0;
    let timer = 0;

    const typed = () => {
      const values = {};
      for (const [name, value] of new FormData(form)) values[name] = value;
      return values;
    };
    const keep = (values, isSent) => unsent.keep({
      id: values.request, page: address, place, isSent, fields: Object.assign({}, values, { token: undefined }),
    });
    const claimsOf = (field) => form.elements[field.name.replace('stones', 'claims')];
    const stonesOf = (field) => form.elements[field.name.replace('claims', 'stones')];
    // In the order in which they are typed: of pairs both of a seat, else at the desk no claims.
    const stops = fields.filter((field) => field === stonesOf(field));
    const order = isPairs ? [].concat(...stops.map((field) => [field, claimsOf(field)])) : isDesk ? stops : fields;
    const isOut = (field) => /^[-\u2212\u2013]$/.test(stonesOf(field).value.trim());
    const next = (field) => {
      const at = order.indexOf(isDesk && !isPairs ? stonesOf(field) : field);
      const following = order.slice(at + 1).find((one) => !isPairs || one === stonesOf(one) || !isOut(one));
      if (following) {
        following.focus();
        following.select();
      } else if (!isDesk) {
        button.focus();
      } else if (!typing.querySelector(questions)) {
        button.click();
      }
    };
    // The sign between the two of a pair; alone it says that nobody played there.
    const goesToSecond = (field) => isPairs && !isFresh && field === stonesOf(field) && /[0-9]/.test(field.value);

    // The server's rules, a moment after the last key; what comes of an earlier one is dropped.
    const worth = typing.querySelector('.worth');
    const hint = typing.querySelector('.hint');
    const showWorth = (points, text) => {
      [...worth.querySelectorAll('td')].forEach((cell, seat) => { cell.textContent = points[seat] || ''; });
      if (hint.textContent !== text) hint.textContent = text;
      worth.classList.remove('old');
    };
    const askWorth = async () => {
      const number = asked;
      try {
        const answer = await fetch(address + '/points', { method: 'POST', body: new URLSearchParams(typed()) });
        const fresh = answer.ok && pageIn(await answer.text());
        if (number !== asked) return;
        if (!fresh) showWorth([], '');
        else showWorth([...fresh.querySelectorAll('.worth td')].map((cell) => cell.textContent), fresh.querySelector('.hint').textContent);
      } catch (noConnection) {
        if (number === asked) showWorth([], '');
      }
    };
    const worthLater = () => {
      asked += 1;
      worth.classList.add('old');
      clearTimeout(timer);
      timer = setTimeout(askWorth, 300);
    };

    // Nothing is typed into what is under way.
    const kept = unsent.all().filter((one) => one.place === place).sort((one, other) => other.isSent - one.isSent)[0];
    if (kept && !form.classList.contains('refused')) {
      for (const [name, value] of Object.entries(kept.fields)) {
        const field = form.elements[name];
        if (field && (field.type !== 'hidden' || (name === 'request' && kept.isSent))) field.value = value;
      }
      for (const part of form.querySelectorAll('details')) {
        part.open = part.open || [...part.querySelectorAll('select')].some((choice) => choice.value);
      }
      form.classList.add('typed');
      worthLater();
    }
    const changed = () => {
      if (isSending) return;
      isFresh = false;
      form.elements.request.value = unsent.newId();
      for (const question of typing.querySelectorAll(questions)) question.remove();
      form.classList.add('typed');
      keep(typed(), false);
      worthLater();
    };
    form.addEventListener('input', changed);

    typing.addEventListener('focusin', (event) => {
      if (!fields.includes(event.target)) return;
      last = event.target;
      isFresh = true;
    });
    if (isDesk) {
      const first = fields.find((field) => field === stonesOf(field) && !field.value) || fields[0];
      first.focus();
      first.select();
    }
    // Only its button confirms a warning.
    form.addEventListener('keydown', (event) => {
      if (!fields.includes(event.target)) {
        if (event.key !== 'Enter' || event.target.tagName !== 'INPUT') return;
        event.preventDefault();
        button.click();
        return;
      }
      const claims = claimsOf(event.target);
      if (isDesk && event.key === 'Backspace' && !event.target.value) {
        event.preventDefault();
        const before = order[order.indexOf(event.target) - 1];
        if (before) before.focus();
      }
      if (event.key === 'Enter') {
        event.preventDefault();
        next(event.target);
      } else if (event.key === '-' && goesToSecond(event.target)) {
        event.preventDefault();
        next(event.target);
      } else if (event.key === '+' && claims && claims !== event.target) {
        event.preventDefault();
        claims.focus();
      }
    });
    const keys = form.querySelector('.keys');
    keys.hidden = false;
    keys.nextElementSibling.hidden = true;
    // Tablets have a pad of its own in place of the system's keyboard, which would hide half of the grid.
    if (isDesk && matchMedia('(pointer: coarse)').matches) {
      keys.classList.add('pad');
      for (const field of fields) field.inputMode = 'none';
    }
    keys.addEventListener('mousedown', (event) => event.preventDefault()); // The field keeps the focus.
    keys.addEventListener('click', (event) => {
      const pressed = event.target.dataset.key;
      if (!pressed) return;
      if (pressed === '+' && claimsOf(last)) claimsOf(last).focus();
      if (pressed === 'Enter') next(last);
      if (isSending) return;
      if (pressed === 'Backspace' || pressed >= '0' && pressed <= '9') {
        last.value = pressed === 'Backspace' ? last.value.slice(0, -1) : (isFresh ? '' : last.value) + pressed;
        isFresh = false;
        changed();
      }
      if (pressed === '-' && goesToSecond(last)) {
        next(last);
      } else if (pressed === '-') {
        const stones = stonesOf(last);
        stones.value = '-';
        changed();
        next(stones);
      }
    });

    const setSending = (isOn) => {
      isSending = isOn;
      button.disabled = isOn;
      for (const field of form.querySelectorAll('input:not([type=hidden])')) field.readOnly = isOn;
    };
    const show = (notice) => {
      for (const other of form.querySelectorAll('.waiting')) other.hidden = !other.classList.contains(notice);
    };
    const sendLater = (notice, sent) => {
      show(notice);
      setTimeout(() => send(sent), 5000);
    };
    const send = async (sent) => {
      try {
        const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ ...sent, device: device() }) });
        if (answer.ok) {
          unsent.confirm(sent.request);
          location.replace(answer.url);
          return;
        }
        if (isLate(answer)) {
          sendLater('late', sent);
          return;
        }
        const main = pageIn(await answer.text()).querySelector('main');
        setSending(false);
        if (!main) {
          show('failed');
          return;
        }
        const why = main.querySelector('.fault:not(:empty)');
        if (main.querySelector('form.slip.refused')) keep(sent, false);
        else if (!main.querySelector('[name=code]')) unsent.refuse(sent.request, why ? why.textContent : answer.status);
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
      if (reply) sent[reply.name] = reply.value;
      keep(sent, true);
      form.classList.add('typed');
      setSending(true);
      send(sent);
    });
    if (kept && kept.isSent) {
      setSending(true);
      send(Object.assign({}, kept.fields, { token: typed().token }));
    }
    // Another game's page would end the sending.
    form.addEventListener('click', (event) => {
      reply = event.target.closest(questions);
      if (isSending && event.target.closest('a')) event.preventDefault();
    });
  };
  begin();
  const table = document.querySelector('[data-select]');
  if (table) table.select();
})();
