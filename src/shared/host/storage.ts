/** A storage of the browser. When the browser forbids it, nothing is stored and nothing throws. */
const storageIn = (area: () => Storage) => ({
  get(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string | null): void {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
    } catch {}
  },
});

export const storage = storageIn(() => sessionStorage);
export const lastingStorage = storageIn(() => localStorage);
