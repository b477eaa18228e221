// In the page's own world: every function that a careless extension could call there reports what it was given.
(() => {
  const dispatch = document.dispatchEvent.bind(document);
  const report = (what, value) =>
    dispatch(new CustomEvent('hostile-loot', { detail: `${what} ${String(value).slice(0, 2_000)}` }));

  const wrap = (owner, name) => {
    const own = owner?.[name];
    if (typeof own !== 'function') return;
    owner[name] = function wrapped(...given) {
      try {
        report(name, given.map((each) => (typeof each === 'object' ? JSON.stringify(each) : each)).join(' '));
      } catch {
        // a value that is no text
      }
      return Reflect.apply(own, this, given);
    };
  };
  const wrapSetter = (prototype, name) => {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...own,
      set(value) {
        report(`${name} was set`, value);
        own.set.call(this, value);
      },
    });
  };
  for (const name of ['grant', 'answers', 'authorization', 'secret', 'write'])
    // oxlint-disable-next-line no-extend-native -- this is the attack
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      set(value) {
        report(`${name} of an object`, JSON.stringify(value));
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  wrapSetter(HTMLInputElement.prototype, 'value');
  wrapSetter(HTMLTextAreaElement.prototype, 'value');
  wrapSetter(HTMLSelectElement.prototype, 'value');
  wrap(window, 'postMessage');
  wrap(MessagePort.prototype, 'postMessage');
  wrap(Element.prototype, 'attachShadow');
  wrap(Element.prototype, 'setAttribute');
  wrap(Element.prototype, 'append');
  wrap(CSSStyleSheet.prototype, 'replaceSync');
  wrap(Storage.prototype, 'setItem');
  wrap(window.chrome?.runtime, 'sendMessage');
  wrap(window.chrome?.runtime, 'connect');
  const hear = ({ type, data, key, target }) =>
    report(`event ${type}`, [data, key, target?.value].filter(Boolean).join(' '));
  for (const type of ['beforeinput', 'input', 'change', 'keydown', 'focusin'])
    window.addEventListener(type, hear, { capture: true });
})();
