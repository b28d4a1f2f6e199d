/** Texts that people open by mistake. None of them holds a kifu of any game. */

/** The texts by kind. Each must be refused whichever game is on the table. */
export const noKifu: Readonly<Record<string, string>> = {
  'a shopping list with numbers': '1. 買い物\n2. 牛乳\n3. 卵\n',
  'a shopping list in English': '1. Milk\n2. Eggs\n3. Bread\n',
  'a shopping list with wide numbers': '１　牛乳\n２　卵\n３　パン\n',
  'one numbered item': '1 牛乳\n',
  'a Markdown list':
    '# Notes\n\n- buy milk\n- call Ann\n\n1. First\n2. Second\n   - nested\n\n> quoted\n',
  'a Markdown table': '| item | price |\n|---|---|\n| milk | 200 |\n| eggs | 300 |\n',
  'a Japanese table in Markdown': '| 品名 | 値段 |\n|------|------|\n| 牛乳 | 200円 |\n',
  'a game of chess as PGN':
    '[Event "Casual game"]\n[Site "London"]\n[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 1-0\n',
  'moves of chess without a header': '1. e4 e5 2. Nf3\n',
  'a chess opening with a knight': '1. Nc3 e5 2. e4 Nf6 3. f4\n',
  'a chess position': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  'a game of crazyhouse':
    '[Event "Casual game"]\n[Variant "Crazyhouse"]\n[White "Ann"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *\n',
  'a game of minishogi':
    '[Event "Casual game"]\n[Variant "minishogi"]\n[White "Ann"]\n\n1. P-13 P-53 2. G-22 *\n',
  'a game of Go': '(;GM[1]FF[4]SZ[19]PB[Ann]PW[Ben];B[pd];W[dp];B[qp])\n',
  'program code':
    "import { a } from './b.ts';\n\nexport const add = (x: number, y: number): number => {\n  // sum\n  return x + y;\n};\n",
  'a change of program code':
    '--- a/x.c\n+++ b/x.c\n@@ -1,3 +1,3 @@\n int main() {\n-  return 1;\n+  return 0;\n+\n-\n }\n',
  'a style sheet': '.board {\n  position: relative;\n  top: 1em;\n}\n',
  'a shell session': '$ echo name: value\nname: value\n$ ls\n+ cd ..\n% true\n',
  'a LaTeX file': '%Preamble\n\\documentclass{article}\n\\begin{document}\n% a remark\nHello\n',
  'an e-mail':
    'From: Ann <ann@example.com>\nTo: Ben <ben@example.com>\nSubject: Tonight\nDate: Thu, 26 Nov 2026 10:22:04 +0000\n\nDear Ben,\n\nshall we play tonight?\n\nAnn\n',
  'an e-mail in Japanese':
    '差出人：鈴木\n宛先：田中\n件名：今夜の件\n日時：11月26日\n\n田中さん\n\n今夜は将棋をしませんか。\n7時まで待っています。\n',
  'a note that begins with “until”': 'まで待っています\nまた明日\n',
  'a web page':
    '<!DOCTYPE html>\n<html lang="en">\n<head><title>Hello</title></head>\n<body><p>1. One</p></body>\n</html>\n',
  'a table with commas': 'name,price,count\nmilk,200,1\neggs,300,12\n',
  'a table of numbers': '9 8 7 6 5 4 3 2 1\n1 2 3 4 5 6 7 8 9\n0 0 0 0 0 0 0 0 0\n',
  'JSON of something else': '{\n  "name": "milk",\n  "price": 200\n}\n',
  'JSON with moves of another game': '{"name": "Rat", "moves": ["tackle", "bite"]}\n',
  'a list in JSON': '[1, 2, 3]\n',
  'headers that say nothing': '[Event ""]\n[Site ""]\n[Date "????.??.??"]\n',
  'a settings file': '[core]\n\tbare = false\n[user]\n\tname = "Ann"\n',
  'a settings file with colons':
    'name: shop\non: push\njobs:\n  build:\n    steps:\n      - run: make\n',
  'a web address': 'https://example.com/page?id=5\n',
  'a path with slashes': 'a/b/c/d/e/f/g/h/i/j\n/usr/local/bin\n',
  'a dump of bytes': '00000000  5e5f 6061 6263\n5e5f 6061 6263 6465\na1b2 c3d4 e5f6\n',
  'a diary in Japanese': '12金 歯医者\n13土 休み\n14日 買い物\n',
  'English about positions':
    'position of the stars\nstartup costs\nsfendono\nV8 engine, P1 to P9\nN-body simulation\nT6\n',
  'only the word “position”': 'position\n',
  'questions and answers': 'Q: Who moves first?\nA: Sente.\nQ：先手は？\nA：黒です。\n',
  'times of day': '10:00 Start\n10:30 Coffee\n12:00 Lunch\n',
  'a recipe': '材料：卵2個、牛乳200ml\n作り方：\n1 卵を割る\n2 牛乳を入れる\n3 混ぜる\n4 焼く\n',
  verses: 'Roses are red,\nviolets are blue.\n(1) a\n(2) b\n* c\n* d\n',
  'only comments': '# a remark\n# another\n* a star\n',
  'results of matches': '1-0\n0-1\n1/2-1/2\n*\n',
};
