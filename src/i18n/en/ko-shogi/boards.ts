/** Suggestions of what to try on each board of the rules of ko shogi, in English. */
export const boards = {
  'set-up': 'The start.',
  reach:
    'Try the reach of some: the vanguard on 10m has five moves, the chariot on 17n six, the cavalryman on 17p two; the chariot unit on 19n slides until it takes.',
  chain:
    'The wrestler takes the pawn and stops, goes on, or comes back. Without taking it can pass in six ways.',
  'return-leap':
    'The cavalry leaps out and back, which passes the turn: nothing else is open to it. The cavalryman beside it leaps once.',
  'second-leap':
    'After its first leap the cavalry takes on 10f or 12f, stops, or comes back. This leap is to another side.',
  'winged-horse': 'The winged horse leaps on any way: this is what the cavalry could not do.',
  thunderclap: 'Five steps, five captures. One other way takes all five: look for it.',
  'boxed-in': 'Boxed in by its own side the thunderclap has no move: five steps or none.',
  'dead-end': 'In a dead end it goes to and fro, over its start too, and ends on the fifth step.',
  'flag-waver':
    'The flag waver takes the pawn, runs on and takes the next. It may run on to 10e; try the other directions.',
  shooting:
    'From 11l the longbow has two targets, from 9l and 9n one, the elephant; shield and chariot are safe from it.',
  'after-capture':
    'After it has taken the pawn on 11l the longbow cannot shoot. From 9l and the other free points it can.',
  'over-pieces':
    'From 11l the cannon reaches pawn, cavalryman and chariot over everything. The shield unit is safe from it.',
  'two-shots':
    'The first shot clears the line for the second. The elephant on 11e stays out of reach.',
  'two-jumps':
    'A fog jumps and shoots, and does both again. Look for the other two ways to shoot twice.',
  immunity: 'No chariot takes a fortress.',
  fortress:
    'The millenary takes the fortress, and so could the promoted chariot unit on 7g; chariot unit, gun carriage and chariot of the gods cannot.',
  priest:
    'The priest cannot take the pawn by moving, but the monk on 8h. From 10l it can shoot the pawn or the staff beside it.',
  priests: 'Fog and light can be taken by the monk, the pawn on 12j cannot.',
  fog: 'The crossbow lands within five points of the fog. On 14m or 12m it could shoot.',
  'fog-edge':
    'On 11l the Frankish cannon is six points from the fog and shoots. Try 9l: there it is silent.',
  light:
    'The light comes within five points, and the fog is a priest again. On 12n it would be too far.',
  'light-promotes': 'It turns over in the light and is a priest again at once.',
  nets: 'The net holds the chariot unit.',
  'net-lines':
    'Chariot unit and millenary are on lines of the net and held. The other four can move: try them.',
  flames:
    'The flame comes, and all next to it burn, its own pawn and aide too. Try 11i, or take on 9i.',
  burned: 'The wrestler steps next to the flame, and burns. One step to 10k is safe.',
  'beside-flame':
    'The priest lands next to the flame and burns. The aide may take the flame; try it, and then aide to 8h.',
  'two-flames': 'A flame that lands next to another burns alone.',
  'shot-flame': 'A flame can be shot from afar, and burns nothing then.',
  'new-flame': 'The engineer turns over, and burns nothing yet: only landing does.',
  'past-flame': 'A slide may pass by a flame: only where it ends counts. Try 10l.',
  'burned-winner':
    'The millenary takes the last commander next to a flame: it burns, and Black has won.',
  zone: 'The cavalry may turn over in the far rows.',
  'by-capture':
    'Staff takes a wrestler, and turns over at once. Try the other captures: cavalryman and aide must turn over, quartermaster and elephant do not.',
  'by-shot': 'The longbow shoots a wrestler, and turns over.',
  drum: 'Without a drum the pawn does not step ahead; aside and back it does.',
  'drum-there': 'The drum is there, and the pawn steps ahead.',
  'priest-taken':
    'White’s only priest is taken: thunderclap and flag waver are drum and banner again.',
  'no-priest': 'Black has no priest: drum and banner move into the far rows and do not turn over.',
  clerk:
    'The clerk turns over: both guards do too, and both flames go out. Try it without turning over.',
  'clerk-must': 'The clerk takes a banner and must turn over, outside the zone too.',
  command: 'The last commander is taken.',
  governor: 'The general is taken, and the governor plays on.',
  together:
    'The general is taken: middle troop and banner play on together. Take one of them next.',
  'stand-in': 'The banner is taken, and banner and drums stand in for it: White plays on.',
  pair: 'A middle troop without a banner is no command: White has lost.',
  passes: 'Both step out and back three times: the first position occurs for the fourth time.',
};
