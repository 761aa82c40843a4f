/** Asks the browser to offer to save the password. Browsers do so by themselves only for a form that they have submitted. */
export function offerToSave(id: string, password: string): void {
  try {
    const { PasswordCredential } = window as never as {
      PasswordCredential: new (data: object) => Credential;
    };
    navigator.credentials.store(new PasswordCredential({ id, password })).catch(() => {});
  } catch {
    // The browser has no such offer, or a policy of the page forbids it.
  }
}
