import { type AnyNode, type Property, parse } from 'acorn';
import { transformSync } from 'esbuild';

/** Hooks and functions that call their argument after the render. */
const later = /^(useEffect|useLayoutEffect|effect)$/;

const children = (node: AnyNode): AnyNode[] =>
  Object.values(node)
    .flat()
    .filter((part): part is AnyNode => typeof part?.type === 'string');

const isFunction = (node: AnyNode): node is Extract<AnyNode, { params: unknown }> =>
  /Function/.test(node.type);

const nameOf = (node: AnyNode) => (node.type === 'Identifier' ? node.name : '');

const isHandler = (node: AnyNode): node is Property =>
  node.type === 'Property' && /^on[A-Z]/.test(nameOf(node.key)) && isFunction(node.value);

/** Whether the node reads `.value`, or takes `value` out of an object, while the component renders. */
function reads(node: AnyNode, parameters: string[]): boolean {
  if (isHandler(node)) return false;
  if (node.type === 'CallExpression' && later.test(nameOf(node.callee))) return false;
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern')
    if (node.id.properties.some((each) => each.type === 'Property' && nameOf(each.key) === 'value'))
      return true;
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
    return reads(node.left.object, parameters) || reads(node.right, parameters);
  // An item of a list or an event is not a signal.
  if (node.type === 'MemberExpression' && nameOf(node.property) === 'value')
    return !parameters.includes(nameOf(node.object));
  const inner = isFunction(node) ? [...parameters, ...node.params.map(nameOf)] : parameters;
  return children(node).some((each) => reads(each, inner));
}

const calls = (node: AnyNode, hooks: string[]): boolean =>
  (node.type === 'CallExpression' && hooks.includes(nameOf(node.callee))) ||
  children(node).some((each) => calls(each, hooks));

/** The functions at the top level of a source, by name. */
function functionsIn(source: string, loader: 'ts' | 'tsx'): [name: string, body: AnyNode][] {
  const { code } = transformSync(source, { loader, jsx: 'automatic' });
  const { body } = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  return body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (declared.type === 'FunctionDeclaration') return [[declared.id.name, declared.body]];
    if (declared.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      init && isFunction(init) ? [[nameOf(id), init.body] as [string, AnyNode]] : [],
    );
  });
}

/** The hooks in a source that call `useSignals()` for the component that uses them. */
export const trackingHooks = (source: string): string[] =>
  functionsIn(source, 'ts').flatMap(([name, body]) =>
    /^use[A-Z]/.test(name) && calls(body, ['useSignals']) ? name : [],
  );

/** The components in a source that read a signal while they render and call none of the hooks. */
export const forgetful = (source: string, hooks: string[]): string[] =>
  functionsIn(source, 'tsx').flatMap(([name, body]) =>
    /^[A-Z]/.test(name) && reads(body, []) && !calls(body, hooks) ? name : [],
  );
