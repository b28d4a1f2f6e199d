/**
 * Every member of an interface must be read somewhere, and every message of a catalogue shown. A member counts as read
 * if it is taken from a value of its own type: by name, by pattern, by a computed key, or with all the others.
 */
import * as ast from 'typescript/unstable/ast';
import type { Symbol as Named, Type } from 'typescript/unstable/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { askCompiler, type Compiled, membersOf, nodesOf, placeOf } from './compiler.ts';

/** Members read by a library, by tools, or through another type of the same shape; each with its reader. */
const readElsewhere: Readonly<Record<string, string>> = {
  'src/kernel/result.ts ParseError.column':
    'whoever mends a text; held by the tests of the readers',
  'src/games/agreement.ts TableAnswers.strictness': 'store/presets.ts, copied whole',
  'src/games/agreement.ts TableAnswers.takebacks': 'store/presets.ts, copied whole',
  'src/games/agreement.ts TableAnswers.replayClock': 'store/presets.ts, copied whole',
  'src/games/course.ts LevelBase.unsound': 'the proofs of levels',
  'src/games/course.ts LevelBase.harmless': 'the proofs of levels',
  'src/games/course.ts AnswerLevel.unique': 'the proofs of levels',
  'src/games/course.ts Stage.ideas': 'the proofs of the order of levels',
  'src/games/course.ts Stage.needs': 'the proof that no level needs a later stage',
  'src/lessons/solve.ts Search.nodes': 'the proofs of levels, which have a limit',
  'src/store/sitting.ts GameSummary.unfinished': 'the database, whose index it is',
  'src/effects/storage/database-connection.ts UnreadableRow.why': 'the database, whose index it is',
  'src/effects/storage/database-connection.ts UnreadableRow.source':
    'the database, whose index it is',
  'src/effects/storage/database-connection.ts Schema.sittings': 'the types of idb',
  'src/effects/storage/database-connection.ts Schema.summaries': 'the types of idb',
  'src/effects/storage/database-connection.ts Schema.views': 'the types of idb',
  'src/effects/storage/database-connection.ts Schema.beats': 'the types of idb',
  'src/effects/storage/autosave.ts Autosave.stop': 'tests, which end what they began',
  'src/i18n/shapes/endings.ts Sides.winner': 'the endings, as what they are called with',
  'src/store/kifu-reader.ts GameCounts.variations': 'i18n, as what kifu.opened is called with',
  'src/store/kifu-reader.ts GameCounts.comments': 'i18n, as what kifu.opened is called with',
  'src/ui/app/lazy.ts BoundaryState.failed': 'the state of a component of React',
  'src/ui/panels/files/use-opening.ts At.moves': 'i18n, as what kifu.reading is called with',
  'src/games/shogi/jishogi.ts AgreedJishogi.totals': 'tests: what an agreed impasse was counted to',
  'src/games/shogi/notation/kif-start.ts Gathered.flipped': 'kif-diagram.ts, as part of a diagram',
  'src/games/shogi/notation/kifu.ts KifuFile.format':
    'effects/files/kifu-reader, as part of any file',
  'src/games/shogi/notation/reading.ts Reading.lineKinds':
    'effects/files/kifu-reader, as part of any game of a file',
  'src/i18n/en/*/words.ts words.endings': 'ui/skins/code-words.ts, as those of any game',
  'src/i18n/en/*/words.ts words.record': 'ui, as the record of any game',
  'src/i18n/en/*/words.ts words.recordExplained': 'ui, as the record of any game',
  'src/i18n/en/*/words.ts words.fouls': 'ui/skins/code-words.ts, as those of any game',
  'src/i18n/en/*/words.ts words.problems': 'ui/skins/files-of.ts, as those of any game',
  'src/i18n/en/*/words.ts words.files': 'ui/skins/files-of.ts, as those of any game',
  'src/i18n/en/*/words.ts words.agreement': 'ui/skins/agreement.tsx, as that of any game',
  'src/i18n/en/*/words.ts words.settings': 'ui/skins/settings.tsx, as those of any game',
  'src/i18n/en/*/words.ts words.occasions': 'ui/skins/refusal-words.ts, as those of any game',
  'src/i18n/en/*/words.ts words.typed': 'ui/skins/code-words.ts, as that of any game',
  'src/i18n/en/*/words.ts words.warnings': 'ui/skins/code-words.ts, as those of any game',
  'src/i18n/en/index.ts messages.language': 'ui, as the language of all messages',
};

/** The name under which `readElsewhere` lists a member: a message of one game stands for those of all games. */
const asNamed = (is: string): string => is.replace(/^src\/i18n\/en\/[^/ ]+\//, 'src/i18n/en/*/');

/** A member of an interface or a catalogue. */
interface Member {
  /** File, owner and name. */
  readonly is: string;
  readonly isRead: boolean;
  /**
   * Whether another member of the same owner is read by name. If so, the owner is not a table that is looked up by key.
   */
  readonly besideRead: boolean;
  readonly of: 'interface' | 'catalogue';
}

const { SyntaxKind } = ast;

const isCatalogue = (file: string): boolean => file.startsWith('src/i18n/en/');

/** The expression whose members are all read by a call such as `Object.values(x)` or `JSON.stringify(x)`. */
const readsWhole = (node: ast.Node): ast.Node | undefined => {
  if (ast.isJsxSpreadAttribute(node)) return node.expression;
  if (!ast.isCallExpression(node) || !ast.isPropertyAccessExpression(node.expression)) return;
  const { expression, name } = node.expression;
  const owner = ast.isIdentifier(expression) ? expression.text : '';
  return ['Object.keys', 'Object.values', 'Object.entries', 'JSON.stringify'].includes(
    `${owner}.${name.text}`,
  )
    ? node.arguments[0]
    : undefined;
};

const isWritten = (node: ast.PropertyAccessExpression): boolean =>
  ast.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === SyntaxKind.EqualsToken;

/** The places of all declarations that are read somewhere, and all names under which something is read. */
const readPlaces = ({ checker, files }: Compiled) => {
  const places = new Set<string>();
  const names = new Set<string>();
  const known = new Map<number, readonly Named[]>();
  const propertiesOf = (type: Type): readonly Named[] => {
    const properties =
      known.get(type.id) ??
      membersOf(type).flatMap((member) => checker.getPropertiesOfType(member));
    known.set(type.id, properties);
    return properties;
  };
  const read = (symbol: Named | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) places.add(placeOf(declaration));
  };
  const readOf = (type: Type | undefined, wanted: (name: string) => boolean): void => {
    if (type) for (const property of propertiesOf(type)) if (wanted(property.name)) read(property);
  };
  for (const { source } of files) {
    const nodes = nodesOf(source);
    const accesses = nodes
      .filter(ast.isPropertyAccessExpression)
      .filter((node) => !isWritten(node));
    for (const symbol of checker.getSymbolAtLocation(accesses.map(({ name }) => name)))
      read(symbol);
    for (const { name } of accesses) names.add(name.text);

    const patterns = nodes.filter(ast.isObjectBindingPattern);
    checker.getTypeAtLocation(patterns).forEach((type, i) => {
      const taken = new Set(
        (patterns[i]?.elements ?? []).flatMap(({ dotDotDotToken, propertyName, name }) => {
          const key = propertyName ?? name;
          return !dotDotDotToken && key && 'text' in key ? [String(key.text)] : [];
        }),
      );
      for (const name of taken) names.add(name);
      readOf(type, (name) => taken.has(name));
    });

    const lookUps = nodes.filter(ast.isElementAccessExpression);
    const owners = checker.getTypeAtLocation(lookUps.map(({ expression }) => expression));
    const keys = checker.getTypeAtLocation(lookUps.map((node) => node.argumentExpression));
    owners.forEach((owner, i) => {
      const key = keys[i];
      const values = key ? membersOf(key) : [];
      const exact = values.every((one) => one.isStringLiteralType() || one.isNumberLiteralType());
      const taken = new Set(
        values.flatMap((one) => (one.isLiteralType() ? String(one.value) : [])),
      );
      readOf(owner, (name) => !exact || taken.has(name));
    });

    const whole = nodes.flatMap((node) => readsWhole(node) ?? []);
    for (const type of checker.getTypeAtLocation(whole)) {
      const parts =
        type && checker.isArrayLikeType(type) && type.isTypeReference()
          ? checker.getTypeArguments(type)
          : [type];
      for (const part of parts) readOf(part, () => true);
    }
  }
  return { places, names };
};

const ownerOf = (node: ast.Node): string => {
  for (let owner = node.parent; !ast.isSourceFile(owner); owner = owner.parent)
    if ('name' in owner && owner.name && typeof owner.name === 'object' && 'text' in owner.name)
      return String(owner.name.text);
  return '';
};

const membersIn = (compiled: Compiled): readonly Member[] => {
  const { places, names } = readPlaces(compiled);
  const declared = compiled.files.flatMap(({ file, source }) =>
    nodesOf(source).flatMap((node) => {
      const inInterface =
        ast.isPropertySignatureDeclaration(node) && ast.isInterfaceDeclaration(node.parent);
      const inCatalogue =
        isCatalogue(file) &&
        (ast.isPropertyAssignment(node) || ast.isShorthandPropertyAssignment(node));
      if ((!inInterface && !inCatalogue) || !('text' in node.name)) return [];
      const of = inInterface ? ('interface' as const) : ('catalogue' as const);
      return [{ file, node, name: node.name, text: String(node.name.text), of }];
    }),
  );
  const symbols = compiled.checker.getSymbolAtLocation(declared.map(({ name }) => name));
  const isRead = declared.map(
    (_, i) => symbols[i]?.declarations.some((place) => places.has(placeOf(place))) ?? false,
  );
  const readOwners = new Set(declared.flatMap(({ node }, i) => (isRead[i] ? [node.parent] : [])));
  return declared.map(({ file, node, text, of }, i) => ({
    is: `${file} ${ownerOf(node)}.${text}`,
    isRead: isRead[i] ?? false,
    besideRead: readOwners.has(node.parent) || (of === 'interface' && !names.has(text)),
    of,
  }));
};

describe('declarations', () => {
  let members: readonly Member[] = [];
  beforeAll(() => {
    members = askCompiler(membersIn);
  });
  const unread = (of: Member['of']): readonly string[] =>
    members
      .filter((member) => member.of === of && !member.isRead && member.besideRead)
      .map(({ is }) => asNamed(is));

  test('there is something to look at', () => {
    expect(members.filter(({ of }) => of === 'interface').length).toBeGreaterThan(500);
    expect(members.filter(({ of }) => of === 'catalogue').length).toBeGreaterThan(500);
  });

  test('every member of an interface is read somewhere', () => {
    expect(unread('interface').filter((is) => readElsewhere[is] === undefined)).toEqual([]);
  });

  test('every message is shown somewhere', () => {
    expect(unread('catalogue').filter((is) => readElsewhere[is] === undefined)).toEqual([]);
  });

  test('every member listed as read elsewhere would fail here without the list', () => {
    const all = [...unread('interface'), ...unread('catalogue')];
    expect(Object.keys(readElsewhere).filter((is) => !all.includes(is))).toEqual([]);
  });
});
