(() => {
  const api = window.PublicKeyCredential;
  // Older browsers sign in without passkeys.
  if (!api?.parseRequestOptionsFromJSON) return;

  async function post(action, fields) {
    const token = document.querySelector('[name=__RequestVerificationToken]');
    const body = new URLSearchParams({ ...fields, [token.name]: token.value });
    const answer = await fetch(`/account/passkey/${action}${location.search}`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`${action}: ${answer.status}`);
    return answer.json();
  }

  const ask = (action, options) =>
    action === 'add'
      ? navigator.credentials.create({ publicKey: api.parseCreationOptionsFromJSON(options) })
      : navigator.credentials.get({ publicKey: api.parseRequestOptionsFromJSON(options) });

  for (const place of document.querySelectorAll('[data-passkey]')) {
    const action = place.dataset.passkey;
    let problem = place.querySelector('[role=alert]');
    let isAsking = false;
    place.querySelector('button').addEventListener('click', async () => {
      if (isAsking) return;
      isAsking = true;
      problem.hidden = true;
      try {
        const credential = await ask(action, await post(`${action}Options`));
        location.assign(await post(action, { credential: JSON.stringify(credential) }));
      } catch {
        // Screen readers read it a second time only in a new element.
        const again = problem.cloneNode(true);
        again.hidden = false;
        problem.replaceWith(again);
        problem = again;
      }
      isAsking = false;
    });
    place.hidden = false;
  }
})();
