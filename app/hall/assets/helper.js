'use strict';

// Pages for helpers. They work without it.
(function () {
  const signIn = document.getElementById('waiting-entries');
  const waiting = unsent.waiting('/helper').length;
  if (signIn && waiting) {
    signIn.textContent = signIn.dataset.text.replace('%1', waiting);
    signIn.hidden = false;
  }

  // Signs in with the code behind #.
  addEventListener('hashchange', function () { if (location.hash.length > 9) location.reload(); });
  const code = location.hash.slice(1);
  const secure = document.getElementById('secure');
  if (secure) {
    secure.href += location.hash;
    return;
  }
  if (/^[0-9A-Za-z-]{10,12}$/.test(code)) {
    history.replaceState(null, '', location.pathname);
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/helper';
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'code';
    field.value = code;
    form.appendChild(field);
    document.body.appendChild(form);
    form.submit();
    return;
  }

  // Tells the desk which page this is and how much it could not send.
  const number = function () {
    let known = '';
    try {
      known = JSON.parse(localStorage.getItem('device')) || '';
      if (!known) {
        known = unsent.newId();
        localStorage.setItem('device', JSON.stringify(known));
      }
    } catch (error) { /* All such devices of a helper are one. */ }
    return known;
  };
  const token = document.body.dataset.token;
  const beat = function () {
    const left = unsent.waiting('/helper').length;
    const body = new URLSearchParams({ token, device: number(), page: location.pathname, unsent: left });
    fetch('/helper/beat', { method: 'POST', body }).catch(function () { /* The next one tells. */ });
  };
  if (token) {
    beat();
    setInterval(beat, 20000);
  }

  const field = document.getElementById('q');
  const list = document.getElementById('unsent');
  if (!field || !list || field.type !== 'search') return;

  const part = function (id) { return document.getElementById(id); };
  const pageIn = function (text) { return new DOMParser().parseFromString(text, 'text/html'); };
  const takeOver = function (page, id) {
    const fresh = page.getElementById(id);
    if (fresh && part(id)) part(id).parentNode.replaceChild(document.importNode(fresh, true), part(id));
  };
  const isSignIn = function (page) { return Boolean(page.querySelector('input[name=code]')); };

  // Finds people while typing.
  let asked = 0;
  let timer = 0;
  const later = function (wait) {
    clearTimeout(timer);
    timer = setTimeout(find, wait);
  };
  const find = function () {
    const number = ++asked;
    const query = new URLSearchParams(new FormData(field.form));
    query.set('q', field.value.trim());
    fetch(location.pathname + '?' + query).then(function (answer) {
      if (number !== asked) return null;
      offline(false);
      if (answer.status === 503) later(2000);
      if (!answer.ok) return null;
      return answer.text().then(function (text) {
        if (number === asked) takeOver(pageIn(text), 'found');
      });
    }).catch(function () {
      offline(true);
      later(2000);
    });
  };
  const offline = function (isOff) {
    const notice = part('offline');
    if (notice) notice.hidden = !isOff;
  };
  field.form.addEventListener('submit', function (event) {
    event.preventDefault();
    find();
  });
  field.addEventListener('input', function () { later(120); });

  const longSilence = 180000;
  let isSignedOut = false;
  const pressedHere = function () {
    return unsent.all().filter(function (entry) { return entry.isSent && entry.page === location.pathname; });
  };
  const show = function () {
    const entries = pressedHere();
    const waiting = unsent.waiting(location.pathname);
    const isLost = waiting.some(function (entry) { return Date.now() - entry.at > longSilence; });
    const text = isSignedOut ? list.dataset.signedOut : isLost ? list.dataset.lost
      : list.dataset.waiting.replace('%1', waiting.length);
    const items = list.querySelector('ul');
    list.hidden = !entries.length;
    list.querySelector('p').hidden = !waiting.length;
    list.querySelector('p').textContent = waiting.length ? text : '';
    while (items.firstChild) items.removeChild(items.firstChild);
    entries.forEach(function (entry) {
      const item = document.createElement('li');
      item.appendChild(document.createElement('p')).textContent = entry.label;
      if (entry.refused) {
        const why = item.appendChild(document.createElement('p'));
        why.className = 'fault';
        why.textContent = list.dataset.refused + ': ' + entry.refused;
        const button = item.appendChild(document.createElement('button'));
        button.type = 'button';
        button.className = 'small';
        button.textContent = list.dataset.dismiss;
        button.addEventListener('click', function () {
          unsent.confirm(entry.id);
          show();
          field.focus();
        });
      }
      items.appendChild(item);
    });
  };

  let isSending = false;
  const answered = function (entry, answer, page) {
    if (isSignIn(page)) {
      isSignedOut = true;
      show();
      return false;
    }
    const fault = page.querySelector('.fault') || page.querySelector('h1');
    isSignedOut = false;
    if (answer.ok) unsent.confirm(entry.id);
    else unsent.refuse(entry.id, fault ? fault.textContent : String(answer.status));
    show();
    takeOver(page, 'own');
    if (answer.ok) takeOver(page, 'found');
    return true;
  };
  // One after the other, in their order.
  const send = function () {
    const entry = unsent.waiting(location.pathname)[0];
    if (isSending || !entry) return;
    isSending = true;
    const again = function () {
      isSending = false;
      show();
      setTimeout(send, 5000);
    };
    const body = new URLSearchParams(entry.fields);
    body.set('token', list.dataset.token);
    fetch(location.pathname, { method: 'POST', body }).then(function (answer) {
      if (answer.status === 503) return again();
      return answer.text().then(function (text) {
        isSending = false;
        if (answered(entry, answer, pageIn(text))) send();
      });
    }).catch(again);
  };

  document.addEventListener('click', function (event) {
    const button = event.target.closest ? event.target.closest('form.door button[name=do]') : null;
    if (!button || button.value === 'more') return;
    event.preventDefault();
    const form = button.form;
    const id = form.elements.request.value;
    if (unsent.find(function (entry) { return entry.id === id; })) return;
    const fields = Array.from(new FormData(form)).filter(function (one) { return one[0] !== 'token'; });
    fields.push(['do', button.value]);
    unsent.keep({
      id,
      page: location.pathname,
      fields,
      label: form.dataset.name + ': ' + button.textContent.trim(),
      isSent: true,
    });
    const company = part('company');
    while (company.firstChild) company.removeChild(company.firstChild);
    field.form.querySelectorAll('input[name=with]').forEach(function (one) { one.parentNode.removeChild(one); });
    if (location.search) history.replaceState(null, '', location.pathname);
    field.value = '';
    ++asked;
    const found = part('found');
    while (found.firstChild) found.removeChild(found.firstChild);
    field.focus();
    setTimeout(show, 1000);
    send();
  });

  // Another class has another amount.
  document.addEventListener('change', function (event) {
    const chosen = event.target;
    if (chosen.name !== 'class' || !chosen.form) return;
    chosen.form.elements.cents.value = chosen.dataset.cents;
    chosen.form.querySelectorAll('button[data-pattern]').forEach(function (button) {
      button.textContent = button.dataset.pattern.replace('%1', chosen.dataset.money);
      if (Number(chosen.dataset.cents)) button.hidden = false;
    });
  });

  // What is given back.
  const shown = function () {
    const given = part('given');
    if (!given) return;
    given.parentNode.hidden = false;
    const cents = Math.round(Number(given.value.replace(',', '.')) * 100) - Number(given.dataset.total);
    const money = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency: 'EUR' });
    const texts = part('change').dataset;
    const text = cents < 0 ? texts.missing : texts.text;
    part('change').textContent = given.value ? text.replace('%1', money.format(Math.abs(cents) / 100)) : '';
  };
  document.addEventListener('input', function (event) { if (event.target.id === 'given') shown(); });
  shown();

  addEventListener('online', send);
  addEventListener('storage', function () { show(); });
  setInterval(function () {
    if (pressedHere().length) show();
    send();
  }, 10000);
  show();
  send();
})();
