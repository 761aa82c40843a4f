const strings = /\$?@?"(?:[^"\\\n]|\\.|"")*"|'(?:[^'\\]|\\.)'/g;
const comments = /\/\/.*$|\/\*[\s\S]*?\*\/|^\s*#.*$/gm;
const attributes = /\[(?:\w+: )?[\w.]+(?:\([^()]*\))?\] ?/g;
const typeName = /\b(?:class|struct|interface|record|enum)\s+(\w+)/;
const accessors = /^(?:\s*(?:(?:private|protected|internal)\s+)?(?:get|set|init)\s*;)+\s*$/;

/** A namespace, or a type. A type that only the C# itself uses has no name. */
interface Scope {
  isType: boolean;
  name: string;
}

/** The index of the brace that closes the one at `open`. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === '{') depth++;
    if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}

/** A declaration on one line, without the words that do not matter to its callers. */
const inShort = (declaration: string) =>
  declaration
    .replace(/^[\s\S]*?(?=\bpublic\b)/, '')
    .replace(/\b(?:public|partial|override|async)\s+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\() | (\))/g, '$1$2')
    .trim();

/**
 * The public types and members in C# source, each as `Type: declaration`. It understands the C# of this project: the compiler
 * itself would need the .NET SDK.
 */
export function publicMembers(source: string): string[] {
  const code = source.replace(strings, '""').replace(comments, '').replace(attributes, '');
  const found: string[] = [];
  const scopes: Scope[] = [];
  const add = (type: string, declaration: string) => {
    if (type && /\bpublic\b/.test(declaration)) found.push(`${type}: ${inShort(declaration)}`);
  };
  const member = (declaration: string) => {
    const scope = scopes.at(-1);
    // What follows `=` is a value, except in a list of parameters.
    if (scope?.isType) add(scope.name, declaration.replace(/=>[\s\S]*$|=[^()]*$/, ''));
    else add(declaration.match(typeName)?.[1] ?? '', declaration);
  };

  let start = 0;
  for (let at = 0; at < code.length; at++) {
    const declaration = code.slice(start, at);
    const mark = code[at];
    if (mark === '{') {
      const [, name = ''] = declaration.match(typeName) ?? [];
      const isNamespace = /\bnamespace\b/.test(declaration);
      if (isNamespace || name) {
        const isPublic =
          /\bpublic\b/.test(declaration) && scopes.every((scope) => !scope.isType || scope.name);
        if (isPublic) add(name, declaration);
        scopes.push({ isType: !isNamespace, name: isPublic ? name : '' });
      } else {
        const end = closing(code, at);
        const body = code.slice(at + 1, end);
        member(accessors.test(body) ? `${declaration.trim()} {${body}}` : declaration);
        at = end;
      }
    } else if (mark === '}') scopes.pop();
    else if (mark === ';') member(declaration);
    if (mark === '{' || mark === '}' || mark === ';') start = at + 1;
  }
  return [...new Set(found)];
}
