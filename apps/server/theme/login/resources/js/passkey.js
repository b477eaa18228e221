// Browsers make no passkeys at an IP address.
const offer = document.getElementById('passkey-offer');
if (offer && window.PublicKeyCredential && !/^(\d+\.){3}\d+$|^\[/.test(location.hostname)) offer.hidden = false;

const form = document.querySelector('form[data-passkey]');
const button = document.getElementById('passkey-button');
const problem = document.getElementById('passkey-problem');
const given = form?.dataset ?? {};

function bytes(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
const timeout = () => (Number(given.seconds) > 0 ? { timeout: Number(given.seconds) * 1000 } : {});

function send(values) {
  for (const [name, value] of Object.entries(values)) document.getElementById(name).value = value;
  form.requestSubmit();
}

async function use() {
  const { id, response } = await navigator.credentials.get({
    publicKey: {
      challenge: bytes(given.challenge),
      rpId: given.rp,
      userVerification: given.verification,
      allowCredentials: [],
      ...timeout(),
    },
  });
  send({
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    credentialId: id,
    userHandle: response.userHandle ? text(response.userHandle) : '',
  });
}

async function add() {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(given.challenge),
      rp: { id: given.rp, name: given.rpName },
      user: { id: bytes(given.user), name: given.userName, displayName: given.userName },
      pubKeyCredParams: given.algorithms.split(',').map((alg) => ({ type: 'public-key', alg: Number(alg) })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: given.known ? given.known.split(',').map((id) => ({ type: 'public-key', id: bytes(id) })) : [],
      ...timeout(),
    },
  });
  const { response } = credential;
  send({
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
    publicKeyCredentialId: text(credential.rawId),
    transports: response.getTransports?.().join(',') ?? '',
    authenticatorAttachment: credential.authenticatorAttachment ?? '',
    authenticatorLabel: `Passkey ${new Date().toISOString()}`, // must differ; the list in the app has its own names
  });
}

// The reason is shown here and the page stays, so that it can be tried again.
async function run() {
  problem.hidden = true;
  button.disabled = true;
  try {
    if (!window.PublicKeyCredential) throw new DOMException('', 'NotSupportedError');
    await (given.passkey === 'use' ? use() : add());
  } catch (error) {
    const { name } = error;
    problem.textContent =
      name === 'NotSupportedError' || name === 'SecurityError'
        ? given.unsupported
        : name === 'InvalidStateError' && given.exists
          ? given.exists
          : given.failed;
    problem.hidden = false;
    button.disabled = false;
  }
}

button?.addEventListener('click', () => void run());
if (given.passkey === 'use') void run(); // the person has just chosen it
