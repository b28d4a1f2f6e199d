/**
 * Fields that this table adds to the entries of JKF; readers pass over fields they do not know. They are `bookmark`, a
 * text; `glyph`, such as `!?`; and `arrows`, a list as in KIF: `["7g7f", "5e", "p*5e"]`.
 */
import { arrowKey, distinctArrows, glyphOf } from '#record/marks.ts';
import type { RecordNode } from '#record/record.ts';
import { type Fields, type Json, listOf } from './jkf-json.ts';
import { arrowTexts, parseArrows } from './marks.ts';
import { noteHere, type Tree } from './tree.ts';

const names = ['bookmark', 'glyph', 'arrows'] as const;

/** The fields of this table for a node. */
export const ownFieldsOf = (node: RecordNode): Fields => {
  const { bookmark, glyph } = node;
  const arrows = arrowTexts(node);
  return {
    ...(bookmark !== undefined && { bookmark }),
    ...(glyph !== undefined && { glyph }),
    ...(arrows.length > 0 && { arrows }),
  };
};

const isText = (value: Json): value is string => typeof value === 'string';

/** Puts a field beside the move or the start where the tree stands; false where it is none, or another is there already. */
const take = (tree: Tree, name: (typeof names)[number], value: Json): boolean => {
  const there = tree.builder.at(tree.id);
  switch (name) {
    case 'bookmark':
      if (!isText(value)) return false;
      if (there?.bookmark === undefined) noteHere(tree, { bookmark: value });
      return there?.bookmark === undefined || there.bookmark === value;
    case 'glyph': {
      const glyph = glyphOf(value);
      // The start has no move that a glyph could be about.
      if (glyph === undefined || there?.turn == null) return false;
      if (there.glyph === undefined) noteHere(tree, { glyph });
      return there.glyph === glyph;
    }
    case 'arrows': {
      const texts = listOf(value) ?? [];
      const arrows = texts.every(isText) ? parseArrows(texts) : undefined;
      if (arrows === undefined) return false;
      const keys = (list: typeof arrows): string => list.map(arrowKey).join();
      if (there?.arrows === undefined) noteHere(tree, { arrows });
      return there?.arrows === undefined || keys(there.arrows) === keys(distinctArrows(arrows));
    }
  }
};

/** Reads the fields of this table in an entry, for the move or the start where the tree stands; the names of those that were taken. */
export const readOwn = (tree: Tree, fields: Fields): ReadonlySet<string> =>
  new Set(names.filter((name) => fields[name] !== undefined && take(tree, name, fields[name])));
