/** The code of src as the compiler understands it, for guards that need to know types and not only text. */
import { resolve } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type NodeHandle,
  type Program,
  type Type,
} from 'typescript/unstable/sync';

/** A program of the compiler, with its files of src that are not tests, by their paths from here. */
export interface Compiled {
  readonly checker: Checker;
  readonly files: readonly { readonly file: string; readonly source: SourceFile }[];
}

const here = `${resolve('.')}/`;

const filesOf = (program: Program): Compiled['files'] =>
  program
    .getSourceFileNames()
    .filter((name) => name.startsWith(`${here}src/`) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const source = program.getSourceFile(name);
      return source ? [{ file: name.slice(here.length), source }] : [];
    });

/** Runs a question on the compiled project and stops the compiler afterwards. */
export const askCompiler = <T>(ask: (compiled: Compiled) => T): T => {
  const api = new API({ cwd: here });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${here}tsconfig.json`] }).getProjects();
    if (project === undefined) throw new Error('the compiler finds no project');
    return ask({ checker: project.checker, files: filesOf(project.program) });
  } finally {
    api.close();
  }
};

/** Every node below one, itself included. */
export const nodesOf = (node: Node): readonly Node[] => {
  const nodes: Node[] = [];
  const visit = (each: Node): undefined => {
    nodes.push(each);
    each.forEachChild(visit);
  };
  visit(node);
  return nodes;
};

/** Where something is declared, as a text that is the same for the same declaration. */
export const placeOf = ({ path, index }: NodeHandle): string => `${path}:${index}`;

/** The types of a union, or the type itself in a list. */
export const membersOf = (type: Type): readonly Type[] =>
  type.isUnionType() ? (type.getTypes() ?? []) : [type];
