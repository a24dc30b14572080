'use strict';

// What was typed and the server has not confirmed yet: kept until it did, also when the browser was ended, for all
// tabs. An id belongs to its content: other content is kept under another one, and an entry goes only by its id.
// An entry has its id, its page and place there, its fields, and `isSent` once it was pressed.
const unsent = (() => {
  const key = 'unsent';
  const evening = 18 * 60 * 60 * 1000;
  let kept = []; // Where the browser keeps nothing.
  const all = () => {
    try { kept = JSON.parse(localStorage.getItem(key)) || []; } catch (error) { /* Kept by this page alone. */ }
    return kept;
  };
  const change = (changed) => {
    const current = (entry) => (entry.isSent && !entry.refused) || entry.at > Date.now() - evening;
    kept = changed(all()).filter(current);
    try { localStorage.setItem(key, JSON.stringify(kept)); } catch (error) { /* Likewise. */ }
  };
  const isDraftAt = (entry, place) => !entry.isSent && Boolean(place) && entry.place === place;
  return {
    all,
    find: (test) => all().find(test),
    newId: () => [...crypto.getRandomValues(new Uint32Array(4))]
      .map((part) => part.toString(16).padStart(8, '0')).join(''),
    // A place has one draft at most.
    keep: (entry) => change((entries) => entries
      .filter((one) => one.id !== entry.id && !isDraftAt(one, entry.place))
      .concat(Object.assign({ at: Date.now() }, entry))),
    confirm: (id) => change((entries) => entries.filter((one) => one.id !== id)),
    refuse: (id, why) => change((entries) => entries
      .map((one) => (one.id === id ? Object.assign({}, one, { refused: why }) : one))),
    // Still to be sent, from pages below that path.
    waiting: (path) => all().filter((one) => one.isSent && !one.refused && one.page.startsWith(path)),
  };
})();
