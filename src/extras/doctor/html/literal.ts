import { type Expression, type Pattern, parse, type SpreadElement } from 'acorn';

/** What stands for a value that only a script can compute. */
class NoLiteral extends Error {}

/**
 * The value that a script assigns to `window.__PAGE__`, if it is a literal and the script does nothing else: `{ value }`. Nothing is run.
 * `{ error }` is a script that no browser can run. Undefined is any other script.
 */
export function assignedLiteral(
  script: string,
  sourceType: 'script' | 'module',
): { value: unknown } | { error: string } | undefined {
  try {
    const { body } = parse(script, { ecmaVersion: 'latest', sourceType });
    const [statement, ...others] = body.filter(({ type }) => type !== 'EmptyStatement');
    if (statement?.type !== 'ExpressionStatement' || others.length) return undefined;
    const { expression } = statement;
    const isAssigned =
      expression.type === 'AssignmentExpression' && expression.operator === '=' && isPage(expression.left);
    return isAssigned ? { value: literal(expression.right) } : undefined;
  } catch (error) {
    const isWrong = error instanceof SyntaxError && !error.message.startsWith('Not enough stack space');
    return isWrong ? { error: error.message } : undefined;
  }
}

const isPage = (target: Pattern): boolean =>
  target.type === 'Identifier'
    ? target.name === '__PAGE__'
    : target.type === 'MemberExpression' &&
      target.object.type === 'Identifier' &&
      /^(window|self|globalThis)$/.test(target.object.name) &&
      (target.computed
        ? target.property.type === 'Literal' && target.property.value === '__PAGE__'
        : target.property.type === 'Identifier' && target.property.name === '__PAGE__');

function literal(found: Expression | SpreadElement | null): unknown {
  switch (found?.type) {
    case 'Literal':
      if (found.regex || found.bigint) throw new NoLiteral();
      return found.value;
    case 'TemplateLiteral':
      if (found.expressions.length) throw new NoLiteral();
      return found.quasis[0]?.value.cooked;
    case 'Identifier':
      if (found.name !== 'undefined') throw new NoLiteral();
      return undefined;
    case 'UnaryExpression': {
      const value = literal(found.argument);
      if (found.operator === '!') return !value;
      if (found.operator === 'void') return undefined;
      if (found.operator === '-' && typeof value === 'number') return -value;
      throw new NoLiteral();
    }
    case 'ArrayExpression':
      return found.elements.map(literal);
    case 'ObjectExpression':
      return Object.fromEntries(
        found.properties.map((property) => {
          if (property.type !== 'Property' || property.kind !== 'init') throw new NoLiteral();
          const { key, computed, value } = property;
          const name =
            key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '__proto__';
          // `__proto__` is no property, but the prototype.
          if (computed || name === '__proto__') throw new NoLiteral();
          return [name, literal(value)];
        }),
      );
    default:
      throw new NoLiteral();
  }
}
