/** Changes methods of an object: each call does something first. */
export function before<T extends object>(target: T, names: (keyof T)[], act: () => void): void {
  for (const name of names) {
    const original = (target[name] as (...all: unknown[]) => unknown).bind(target);
    const changed = async (...all: unknown[]) => {
      act();
      return original(...all);
    };
    Object.assign(target, { [name]: changed });
  }
}
