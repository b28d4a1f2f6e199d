/** Finds the places of a source where one small change makes another program. Types and texts are left as they are. */
import { type Node, parseSync, Visitor } from 'oxc-parser';

/** One change of a source. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** Each operator with the one that takes its place. */
const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '|=': '&=',
  '&=': '|=',
  '++': '--',
  '--': '++',
};

/** Each method with the one that takes its place. */
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  indexOf: 'lastIndexOf',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  push: 'unshift',
};

/** The methods without which the list itself remains. */
const dropped = ['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'concat'];

/** The literal that takes the place of this one; undefined for a text, which is written for people. */
const otherLiteral = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return String(!value);
  if (typeof value === 'number') return String(value + 1);
  if (typeof value !== 'string' || value.includes(' ')) return undefined;
  return value === '' ? "'?'" : "''";
};

/** All mutants of a source, in the order of their places. */
export const mutantsOf = (file: string, source: string): readonly Mutant[] => {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  const skipped = new Set<Node | null>();
  const add = (start: number, end: number, after: string): void => {
    found.push({ start, end, after });
  };
  const replace = ({ start, end }: Node, after: string): void => add(start, end, after);
  const condition = (test: Node | null): void => {
    if (test === null) return;
    replace(test, 'true');
    replace(test, 'false');
  };
  const loop = (test: Node | null): void => {
    if (test !== null) replace(test, 'false');
  };
  /** Replaces the operator that stands between two operands. */
  const operator = (from: number, to: number, sign: string): void => {
    const after = operators[sign];
    const start = source.indexOf(sign, from);
    if (after !== undefined && start < to) add(start, start + sign.length, after);
  };
  const between = (node: { left: Node; right: Node; operator: string }): void =>
    operator(node.left.end, node.right.start, node.operator);
  const returned = (value: Node | null): void => {
    const isNothing = value?.type === 'Identifier' && value.name === 'undefined';
    if (value !== null && !isNothing) replace(value, 'undefined');
  };

  new Visitor({
    ImportDeclaration: ({ source: from }) => void skipped.add(from),
    ExportNamedDeclaration: ({ source: from }) => void skipped.add(from),
    ExportAllDeclaration: ({ source: from }) => void skipped.add(from),
    ImportExpression: ({ source: from }) => void skipped.add(from),
    TSLiteralType: ({ literal }) => {
      skipped.add(literal);
      if (literal.type === 'UnaryExpression') skipped.add(literal.argument);
    },
    TSPropertySignature: ({ key }) => void skipped.add(key),
    Property: ({ key, computed }) => {
      if (!computed) skipped.add(key);
    },
    // The words of an error that says that the program itself is wrong.
    NewExpression: ({ callee, arguments: words }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error'))
        for (const word of words) skipped.add(word);
    },

    IfStatement: ({ test }) => condition(test),
    ConditionalExpression: ({ test }) => condition(test),
    WhileStatement: ({ test }) => loop(test),
    ForStatement: ({ test }) => loop(test),
    BinaryExpression: between,
    AssignmentExpression: between,
    LogicalExpression: (node) => {
      between(node);
      if (node.operator !== '??') return;
      add(node.left.end, node.right.end, '');
      add(node.left.start, node.right.start, '');
    },
    UnaryExpression: (node) => {
      if (!skipped.has(node) && (node.operator === '!' || node.operator === '-'))
        add(node.start, node.argument.start, '');
    },
    UpdateExpression: ({ start, end, operator: sign }) => operator(start, end, sign),
    Literal: (node) => {
      const after = skipped.has(node) ? undefined : otherLiteral(node.value);
      if (after !== undefined) replace(node, after);
    },
    ReturnStatement: ({ argument }) => returned(argument),
    ArrowFunctionExpression: ({ expression, body }) => {
      if (expression) returned(body);
    },
    ExpressionStatement: (node) => {
      if (node.expression.type === 'CallExpression') replace(node, ';');
    },
    CallExpression: ({ callee, end }) => {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { property, object } = callee;
      if (property.type !== 'Identifier') return;
      const after = methods[property.name];
      if (after !== undefined) replace(property, after);
      if (dropped.includes(property.name)) add(object.end, end, '');
    },
  }).visit(program);
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);
};

/** The source with one change. */
export const mutated = (source: string, { start, end, after }: Mutant): string =>
  source.slice(0, start) + after + source.slice(end);
