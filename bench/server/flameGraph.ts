import type { Profiler } from 'node:inspector';
import { grouped } from '../../domain/text/grouped.ts';

/** A function with all that it calls. */
interface Frame {
  readonly name: string;
  /** Of all samples. */
  readonly share: number;
  readonly callees: readonly Frame[];
}

const WIDTH = 1000;
const ROW = 14;
const LETTER = 5.4;
/** What is smaller is left out. */
const LEAST_SHARE = 0.01;
const DEEPEST = 14;
/** A caller that does nothing but call is left out. */
const NEARLY_ALL = 0.97;
/** Waiting, and the profiler itself. */
const UNCOUNTED: ReadonlySet<string> = new Set(['(idle)', 'profile']);

/** Where a process spent its CPU, as an SVG: callers above, width by share. */
export function flameGraph(
  title: string,
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
): string {
  const own = new Map<number, number>();
  for (const [index, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const timeOf = (node: Profiler.ProfileNode): number =>
    UNCOUNTED.has(node.callFrame.functionName)
      ? 0
      : (own.get(node.id) ?? 0) + calleesOf([node]).reduce((sum, callee) => sum + timeOf(callee), 0);
  const calleesOf = (callers: readonly Profiler.ProfileNode[]) =>
    callers.flatMap(({ children = [] }) => children.flatMap((id) => byId.get(id) ?? []));
  const [root] = nodes;
  if (root === undefined) throw new Error('A profile has a root.');
  const all = timeOf(root);
  const framesOf = (callers: readonly Profiler.ProfileNode[]): Frame[] =>
    [...grouped(calleesOf(callers), ({ callFrame }) => callFrame.functionName || '(anonymous)')]
      .map(([name, same]) => ({ name, same, share: same.reduce((sum, one) => sum + timeOf(one), 0) / all }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .toSorted((one, other) => other.share - one.share)
      .flatMap(({ name, same, share }) => {
        const callees = framesOf(same);
        const [first] = callees;
        return first !== undefined && first.share > NEARLY_ALL * share ? callees : [{ name, share, callees }];
      });
  return svgOf(title, framesOf([root]));
}

function svgOf(title: string, frames: readonly Frame[]): string {
  const rows: string[] = [];
  let deepest = 0;
  const draw = (drawn: readonly Frame[], left: number, depth: number): void => {
    if (depth > DEEPEST) return;
    deepest = Math.max(deepest, depth);
    let x = left;
    for (const { name, share, callees } of drawn) {
      const width = share * WIDTH;
      rows.push(boxOf(escaped(name), share, x, depth * ROW));
      draw(callees, x, depth + 1);
      x += width;
    }
  };
  draw(frames, 0, 1);
  const height = (deepest + 1) * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="9">
<rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="3" y="10">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`;
}

function boxOf(name: string, share: number, x: number, y: number): string {
  const width = share * WIDTH;
  const letters = Math.floor((width - 4) / LETTER);
  const text =
    letters < 3 ? '' : `<text x="${(x + 2).toFixed(1)}" y="${y + 10}">${name.slice(0, letters)}</text>`;
  const box = `x="${x.toFixed(1)}" y="${y}" width="${(width - 0.5).toFixed(1)}" height="${ROW - 1}" fill="${colorOf(name)}"`;
  return `<g><title>${name} ${(share * 100).toFixed(1)} %</title><rect ${box}/>${text}</g>`;
}

/** The same for the same function in every picture. */
function colorOf(name: string): string {
  const sum = name.split('').reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 997, 7);
  return `hsl(${sum % 60} 80% 75%)`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '+').replaceAll('<', '(').replaceAll('>', ')');
}
