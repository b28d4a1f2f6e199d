/** Lists the names in a script: variables that it does not declare, and members that it reads or defines. */
import { type AnyNode, parse } from 'acorn';
import { ecmaVersion } from './browsers.ts';

/** A member that a script reads, and the variable that has it if the script says so: `of.member`. */
export interface Read {
  readonly of: string | undefined;
  readonly member: string;
}

export interface ScriptNames {
  readonly variables: ReadonlySet<string>;
  readonly reads: readonly Read[];
  readonly defined: ReadonlySet<string>;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (node: AnyNode): readonly AnyNode[] => {
  const found = [node];
  // The list grows while it is read.
  for (const one of found)
    for (const part of Object.values(one).flat()) if (isNode(part)) found.push(part);
  return found;
};

/** The parts of a node that name variables which it declares. */
const declaringParts = (node: AnyNode): readonly (AnyNode | null | undefined)[] => {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
      return [node.id];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.id, ...node.params];
    case 'ArrowFunctionExpression':
      return node.params;
    case 'CatchClause':
      return [node.param];
    case 'ImportSpecifier':
      return [node.local];
    default:
      return [];
  }
};

/** The name of a member, and what the node does with it. */
interface Key {
  readonly key: AnyNode;
  readonly computed: boolean;
  readonly defines: boolean;
  readonly object?: AnyNode;
}

const keysIn = (node: AnyNode): readonly Key[] => {
  switch (node.type) {
    case 'MemberExpression':
      return [{ key: node.property, computed: node.computed, defines: false, object: node.object }];
    case 'AssignmentExpression':
      return keysIn(node.left).map((key) => ({ ...key, defines: true }));
    case 'ObjectPattern':
    case 'ObjectExpression':
      return node.properties.flatMap((one) =>
        one.type === 'Property'
          ? [{ key: one.key, computed: one.computed, defines: node.type === 'ObjectExpression' }]
          : [],
      );
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return [{ key: node.key, computed: node.computed, defines: true }];
    default:
      return [];
  }
};

const nameOf = (node: AnyNode | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : undefined;

/** The names in a script. Throws where its syntax is newer than the oldest browsers. */
export const namesIn = (script: string): ScriptNames => {
  const nodes = nodesIn(parse(script, { ecmaVersion, sourceType: 'module' }));
  const keys = nodes.flatMap(keysIn).filter(({ computed }) => !computed);
  const asKey = new Set(keys.map(({ key }) => key));
  const declared = new Set(
    nodes.flatMap(declaringParts).flatMap((part) => (part ? nodesIn(part) : []).map(nameOf)),
  );
  const isFree = (name: string | undefined): name is string =>
    name !== undefined && !declared.has(name);
  return {
    variables: new Set(
      nodes
        .filter((node) => !asKey.has(node))
        .map(nameOf)
        .filter(isFree),
    ),
    reads: keys.flatMap(({ key, defines, object }) => {
      const of = nameOf(object);
      const member = nameOf(key);
      return defines || member === undefined ? [] : [{ of: isFree(of) ? of : undefined, member }];
    }),
    defined: new Set(keys.flatMap(({ key, defines }) => (defines ? (nameOf(key) ?? []) : []))),
  };
};
