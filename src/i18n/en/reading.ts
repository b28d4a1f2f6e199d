/** The words for reading a record in English. */
import { counted } from './format.ts';

const positions = counted({ one: 'position', other: 'positions' });
const variations = counted({ one: 'variation', other: 'variations' });

export const reading = {
  goTo: 'Go to move',
  move: 'Move',
  of: (last: number) => `/ ${last}`,
  at: (ply: number, last: number) => `Move ${ply} of ${last}`,
  nextMoves: 'Next moves',
  /** The number of next moves that a row has no room for. */
  moreMoves: (count: number) => `${count} more ${count === 1 ? 'move' : 'moves'}`,
  length: counted({ one: 'move', other: 'moves' }),
  walk: 'Games of the list',
  walkAt: (at: number, of: number) => `${at} / ${of}`,
  previousGame: 'Previous game',
  nextGame: 'Next game',
  unread: 'This file can no longer be read.',
  bookmark: 'Bookmark',
  /** The commands that lead to the landmarks of a line. */
  landmarks: {
    next: {
      comment: 'Next comment',
      variation: 'Next branch',
      capture: 'Next capture',
      check: 'Next check',
    },
    previous: {
      comment: 'Previous comment',
      variation: 'Previous branch',
      capture: 'Previous capture',
      check: 'Previous check',
    },
  },
  /** Announced where a key finds nothing more on the line. */
  noneLeft: {
    next: {
      comment: 'No more comments on this line.',
      variation: 'No more branches on this line.',
      capture: 'No more captures on this line.',
      check: 'No more checks on this line.',
    },
    previous: {
      comment: 'No comments before this move.',
      variation: 'No branches before this move.',
      capture: 'No captures before this move.',
      check: 'No checks before this move.',
    },
  },
  /** The controls that edit the record. */
  edit: {
    start: (record: string) => `Edit the ${record}`,
    done: 'Done editing',
    write: 'Write a comment',
    sign: 'Sign',
    signs: {
      '!': 'Good move',
      '!!': 'Very good move',
      '?': 'Bad move',
      '??': 'Very bad move',
      '!?': 'Interesting move',
      '?!': 'Doubtful move',
    },
    draw: 'Draw on the board',
    drawing: 'Drawing',
    drawHint: 'Drag from square to square, or press one for a circle. The same again erases it.',
    drawn: 'Arrows and circles',
    erase: 'Erase all arrows',
    arrow: (from: string, to: string) => `Arrow from ${from} to ${to}`,
    circle: (square: string) => `Circle on ${square}`,
    promote: 'Make it the main line',
    up: 'Move variation up',
    down: 'Move variation down',
    remove: 'Delete from this move on',
    undo: 'Undo edit',
    redo: 'Redo edit',
    undone: (part: string) => `Edit undone: ${part}.`,
    redone: (part: string) => `Edit done again: ${part}.`,
    /** The parts of a record that can be edited. */
    parts: {
      moves: 'moves',
      comment: 'comment',
      sign: 'sign',
      bookmark: 'bookmark',
      drawing: 'drawing',
      about: 'about this game',
    },
  },
  /** The sheet with the players and headers of the game. */
  about: {
    title: 'About this game',
    source: (file: string, game: number) => (game === 1 ? file : `${file}, game ${game}`),
    name: 'Name',
    value: 'Value',
    add: 'Add a line',
    remove: (name: string) => `Remove ${name}`.trim(),
    keep: 'Keep',
  },
  /** The sheet that adds a second record. */
  merge: {
    title: (record: string) => `Add another ${record}`,
    hint: 'A second record of this game: its other moves become variations, its comments and marks are added.',
    otherStart: 'That game begins from another position.',
    add: 'Add',
    added: (moves: number) =>
      moves === 0 ? 'No new moves.' : `${moves} new ${moves === 1 ? 'move' : 'moves'}.`,
    leftOut: 'Left out, for this record says something else there:',
    what: {
      players: (_ply: number) => 'the players',
      time: (ply: number) => `the time of move ${ply}`,
      glyph: (ply: number) => `the sign of move ${ply}`,
      ending: (ply: number) => `the ending after move ${ply}`,
      remarks: (_ply: number) => 'lines of another format',
    },
  },
  /** The views in place of the list of moves. */
  panes: {
    label: 'Views of the record',
    open: 'Map and times',
    tabs: { moves: 'Moves', map: 'Map', times: 'Times' },
    map: 'Map of variations',
    /** A move of the map at which variations branch off: how many, and the first of them. */
    branching: (move: string, count: number, first: string) =>
      `${move}, ${variations(count)}, first ${first}`,
    times: 'Thinking times',
    move: 'Move',
    spent: 'Time',
    total: 'In all',
    used: (here: string, whole: string) => `${here} of ${whole}`,
    chart: (first: string, firstTime: string, second: string, secondTime: string) =>
      `Thinking time by move. ${first} ${firstTime}, ${second} ${secondTime} in all.`,
    asTable: 'As a table',
    noTimes: (record: string) => `This ${record} has no thinking times.`,
  },
  /** The evaluations and lines of play that programs wrote into comments. */
  analysis: {
    label: 'From programs',
    /** A score for the ear: the side that is ahead, in hundredths of a pawn. */
    ahead: (side: string, points: number) => `${side} is ahead by ${points}`,
    even: 'Even',
    mates: (side: string, moves: number | null) =>
      moves === null ? `${side} mates` : `${side} mates in ${moves}`,
    /** The same for the eye, beside the sign of the side. */
    mate: (moves: number | null) => (moves === null ? 'mate' : `mate in ${moves}`),
    depth: (depth: number) => `depth ${depth}`,
    play: 'Play this line on the board',
    more: (count: number) => `${count} more`,
    less: 'fewer',
    /** The place in a line that is on the board. */
    at: (move: number, last: number) => `program’s line ${move}/${last}`,
    keep: 'Keep this line',
    leave: 'Back to the record',
    /** The graph in a sentence, with the moves at which each side was ahead most. */
    graph: (count: number, peaks: readonly string[]) =>
      peaks.length === 0
        ? `Evaluations of ${positions(count)}`
        : `Evaluations of ${positions(count)}. Peaks: ${peaks.join('; ')}`,
    scoreAt: (ply: number, score: string) => `Move ${ply}: ${score}`,
    noScoreAt: (ply: number) => `Move ${ply}: no evaluation`,
  },
  /** The playback of a record. */
  playback: {
    play: 'Play back',
    pause: 'Stop playing',
    title: 'Playback',
    speed: 'Speed (1× is a move in two seconds)',
    times: (speed: number) => `${speed}×`,
    pace: 'Each move',
    even: 'as long as the others',
    real: 'by its thinking time',
    longest: 'Longest move',
    atMost: (seconds: number) => `at most ${seconds} s`,
    stopAt: 'Stop at',
    stops: { comment: 'comments', variation: 'variations', check: 'checks' },
    repeat: 'Repeat',
    stretch: 'a range',
    from: 'from move',
    to: 'to move',
  },
  equal: 'The same position',
  equalAt: (ply: number) => `The same position after move ${ply}`,
  /** Guessing, while the coming moves are covered. */
  cover: {
    guess: 'Guess the moves',
    tsume: 'Hide the answer',
    hidden: 'The next moves are hidden.',
    ask: (ply: number) => `Which is move ${ply}?`,
    came: { hit: 'Yes.', beside: 'That is a variation. What was played?', miss: 'No. Try again.' },
    end: 'The end.',
    score: (hits: number, all: number) => ` ${hits} of ${all}`,
    show: 'Show',
    stop: 'Show everything',
  },
};
