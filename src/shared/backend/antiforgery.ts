import { fields } from '../../facts/fields';
import type { PageData } from '../page/page';

const usual = fields.antiforgery.default;

/** The antiforgery token of ASP.NET: the page has it in a field, and a call sends it in a header or in a form. */
export function createAntiforgery(names: PageData['antiforgery']) {
  const header = names.header ?? usual.header;
  const field = names.field ?? usual.field;
  const inputs = () => [...document.querySelectorAll('input')].filter(({ name }) => name === field);
  const token = () => inputs()[0]?.value;

  return {
    field,

    /** The header with the token, or none. */
    headers(): Record<string, string> {
      const value = token();
      return value ? { [header]: value } : {};
    },

    /** MVC 5 reads the token only from the form. */
    addTo(form: URLSearchParams) {
      const value = token();
      if (value) form.set(field, value);
    },

    /** Copies the token from newly requested HTML of this page, if both have one. By a pattern, because Trusted Types may forbid parsing. */
    renew(html: string): boolean {
      const name = field.replace(/\W/g, '\\$&');
      const pattern = `<input(?=[^>]*\\sname=["']?${name}["'\\s/>])[^>]*\\svalue=["']?([^"'\\s>]+)`;
      const fresh = html.match(new RegExp(pattern, 'i'))?.[1];
      if (fresh) for (const input of inputs()) input.value = fresh;
      return !!fresh && !!token();
    },
  };
}

export type Antiforgery = ReturnType<typeof createAntiforgery>;
