import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { parseKif } from '#games/shogi/notation/kif.ts';
import { formatKif } from '#games/shogi/notation/kif-write.ts';
import { decode } from '#effects/decode.ts';
import { endOfLine, plyOf } from '#record/record.ts';
test('probe', () => {
  const dir = '../shared/data/records/';
  const man = new Map(readFileSync(dir + 'MANIFEST.tsv', 'utf8').split('\n').map((l) => [l.split('\t')[0], l.split('\t')]));
  const t0 = performance.now();
  for (const f of readdirSync(dir + 'kif')) {
    const m = man.get('kif/' + f) ?? [];
    const { text } = decode(readFileSync(dir + 'kif/' + f));
    const r = parseKif(text);
    if (!r.ok) { console.log('FAIL', f, JSON.stringify(r.error)); continue; }
    const { record, problems } = r.value;
    const plies = plyOf(record, endOfLine(record, 0));
    const vars = record.nodes.reduce((s, n) => s + Math.max(0, (n?.children.length ?? 0) - 1), 0);
    const coms = record.nodes.filter((n) => n && n.comment !== '').length;
    const marks = record.nodes.filter((n) => n && n.bookmark).length;
    const d = [];
    if (String(plies) !== m[5]) d.push(`plies ${plies}/${m[5]}`);
    if (String(vars) !== m[6]) d.push(`vars ${vars}/${m[6]}`);
    if (String(coms) !== m[7]) d.push(`comments ${coms}/${m[7]}`);
    if (String(marks) !== m[8]) d.push(`marks ${marks}/${m[8]}`);
    if (record.setup !== m[10]) d.push(`setup ${record.setup}/${m[10]}`);
    const again = parseKif(formatKif(record));
    const e = JSON.stringify(record.ending);
    if (!again.ok) d.push('NOT READ AGAIN');
    else {
      const a = again.value.record;
      if (JSON.stringify(a.nodes) !== JSON.stringify(record.nodes)) d.push('NODES DIFFER');
      if (JSON.stringify(a.ending) !== e) d.push('ENDING DIFFERS ' + e + JSON.stringify(a.ending));
      if (JSON.stringify(a.headers) !== JSON.stringify(record.headers)) d.push('HEADERS');
      if (formatKif(a) !== formatKif(record)) d.push('TEXT');
    }
    console.log(f.slice(0, 60), m[9], e, d.join(' ; '), JSON.stringify(problems.slice(0, 6).map((p) => `${p.code}@${p.line}:${p.column} ${p.excerpt}`)));
  }
  console.log(performance.now() - t0);
});
