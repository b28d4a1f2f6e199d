/**
 * Calls every message that takes arguments, in every language, with sample values that the compiler finds for its
 * types.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as ast from 'typescript/unstable/ast';
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { askCompiler, type Compiled, membersOf } from './compiler.ts';

/** A message with arguments: where its English is, and what it may be called with. */
interface Message {
  readonly file: string;
  /** The name that its file exports, and the keys from there. */
  readonly path: readonly string[];
  readonly calls: readonly (readonly unknown[])[];
}

const isEnglish = (file: string): boolean => file.startsWith('src/i18n/en/');

const words = ['Aoki', '7f', '一'];
const numbers = [0, 1, 2, 5, 1_234];

/** Rows of arguments in which every sample of every column appears at least once. */
const inRows = (columns: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  Array.from({ length: Math.max(1, ...columns.map(({ length }) => length)) }, (_, row) =>
    columns.map((samples) => samples[row % samples.length]),
  );

/** Values that a type allows: all of a closed list, some of an open one. */
const samplesOf = (checker: Checker, type: Type): readonly unknown[] => {
  if (type.isUnionType()) return membersOf(type).flatMap((one) => samplesOf(checker, one));
  if (type.isLiteralType()) return [type.value];
  if (type.flags & TypeFlags.Null) return [null];
  if (type.flags & TypeFlags.Undefined) return [undefined];
  if (type.flags & TypeFlags.String) return words;
  if (type.flags & TypeFlags.Number) return numbers;
  if (type.flags & TypeFlags.Boolean) return [false, true];
  if (type.isTypeReference() && checker.isTupleType(type))
    return inRows(checker.getTypeArguments(type).map((one) => samplesOf(checker, one)));
  if (type.isTypeReference() && checker.isArrayLikeType(type)) {
    const [of] = checker.getTypeArguments(type);
    const samples = of ? samplesOf(checker, of) : [];
    return [[], samples.slice(0, 1), samples];
  }
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (call) {
    const answer = checker.getReturnTypeOfSignature(call);
    return answer ? samplesOf(checker, answer).map((value) => () => value) : [];
  }
  const keys = checker.getPropertiesOfType(type).map((property) => ({
    name: property.name,
    samples: samplesOf(checker, checker.getTypeOfSymbol(property) ?? checker.getUndefinedType()),
  }));
  if (keys.length === 0) throw new Error(`no sample of ${checker.typeToString(type)}`);
  return inRows(keys.map(({ samples }) => samples)).map((row) =>
    Object.fromEntries(keys.map(({ name }, i) => [name, row[i]])),
  );
};

/** The messages of a type that take arguments, with the keys that lead to them. */
const messagesIn = (
  checker: Checker,
  type: Type,
  path: readonly string[],
): readonly Omit<Message, 'file'>[] => {
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (call) {
    const parameters = call.getParameters().map((_, i) => {
      const parameter = checker.getParameterType(call, i);
      return parameter ? samplesOf(checker, parameter) : [];
    });
    return [{ path, calls: inRows(parameters) }];
  }
  if (!type.isObjectType() || checker.isArrayLikeType(type)) return [];
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const of = checker.getTypeOfSymbol(property);
    return of ? messagesIn(checker, of, [...path, property.name]) : [];
  });
};

const messagesOf = ({ checker, files }: Compiled): readonly Message[] =>
  files
    .filter(({ file }) => isEnglish(file))
    .flatMap(({ file, source }) =>
      source.statements
        .filter(ast.isVariableStatement)
        .filter(({ modifiers }) =>
          modifiers?.some(({ kind }) => kind === ast.SyntaxKind.ExportKeyword),
        )
        .flatMap(({ declarationList }) => [...declarationList.declarations])
        .flatMap(({ name }) => {
          const type = checker.getTypeAtLocation(name);
          return type && ast.isIdentifier(name)
            ? messagesIn(checker, type, [name.text]).map((message) => ({ file, ...message }))
            : [];
        }),
    );

let messages: readonly Message[] = [];
beforeAll(() => {
  messages = askCompiler(messagesOf);
});

const partAt = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], whole);

test('there are messages that take arguments', () => {
  expect(messages.length).toBeGreaterThan(100);
});

test.each(languages)('every message of %s gives a text for its arguments', async (language) => {
  const wrong: string[] = [];
  for (const { file, path, calls } of messages) {
    const there = file.replace('src/i18n/en/', `src/i18n/${language}/`);
    const [exported = '', ...keys] = path;
    const catalogue: unknown = await import(pathToFileURL(resolve(there)).href);
    const say = partAt(catalogue, [exported, ...keys]);
    for (const call of calls) {
      const said: unknown = typeof say === 'function' ? say(...call) : say;
      if (typeof said !== 'string' || said.trim() === '' || /undefined|NaN|\[object|=>/.test(said))
        wrong.push(`${there} ${keys.join('.')}(${JSON.stringify(call)}) says ${String(said)}`);
    }
  }
  expect(wrong).toEqual([]);
});
