import robotsParser from 'robots-parser';

// Its types are those of an ES module, which it is not.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** Of a robots.txt; the parser's time grows with it. */
export const ROBOTS_BYTES = 128 * 1024;
/** Of a rule; matching takes a step for each letter and wildcard. */
const MOST_WILDCARDS = 8;
/** Longer than the path of any page that is fetched. */
const LONGEST_RULE = 2000;
const KEPT_MS = 24 * 60 * 60 * 1000;
const FAILURE_KEPT_MS = 5 * 60 * 1000;
const MOST_SITES = 500;

/** A fetched robots.txt. RFC 9309: a missing one allows everything, a server that fails nothing. */
export type RobotsAnswer =
  | { readonly kind: 'rules'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/**
 * Robots rules by site, kept for a day in the memory of this process.
 * @param token our name in robots.txt: "GrubClub"
 */
export function createRobots(token: string, now: () => number = Date.now) {
  const kept = new Map<string, { readonly answer: RobotsAnswer; readonly until: number }>();
  const keep = (site: string, answer: RobotsAnswer) => {
    kept.delete(site);
    kept.set(site, { answer, until: now() + (answer.kind === 'failed' ? FAILURE_KEPT_MS : KEPT_MS) });
    const [oldest] = kept.keys();
    if (kept.size > MOST_SITES && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  /** @returns null if the site's rules cannot be read now */
  return async (
    address: URL,
    fetchRobots: (address: URL) => Promise<RobotsAnswer>,
  ): Promise<boolean | null> => {
    const found = kept.get(address.origin);
    const robotsUrl = new URL('/robots.txt', address);
    const answer =
      found !== undefined && found.until > now()
        ? found.answer
        : keep(address.origin, await fetchRobots(robotsUrl));
    if (answer.kind === 'failed') return null;
    if (answer.kind === 'missing') return true;
    return (
      parseRobots(robotsUrl.href, relevantRules(answer.text, token)).isAllowed(address.href, token) ?? true
    );
  };
}

/** Leaves one line for all other agents of a group: the parser copies a group's rules for each agent. */
function relevantRules(text: string, token: string): string {
  let group = new Set<string>();
  let inAgents = false;
  return text
    .split(/\r\n|\r|\n/)
    .map(boundedRule)
    .map((line) => {
      const agent = /^\s*user-agent\s*:(.*)/i.exec(line)?.[1]?.trim().toLowerCase();
      if (agent === undefined) {
        if (/^\s*[a-z-]+\s*:/i.test(line)) inAgents = false;
        return line;
      }
      if (!inAgents) group = new Set();
      inAgents = true;
      const name = agent === '*' || agent.split('/')[0]?.trim() === token.toLowerCase() ? agent : 'other';
      if (group.has(name)) return '';
      group.add(name);
      return `User-agent: ${name}`;
    })
    .join('\n');
}

/** Without its comment. Too many wildcards: a rule that refuses is cut, which refuses more; one that allows is dropped. */
function boundedRule(line: string): string {
  const [rule = ''] = line.split('#', 1);
  const pieces = rule.split('*');
  const isCut = pieces.length > MOST_WILDCARDS + 1;
  if (isCut && /^\s*allow\s*:/i.test(rule)) return '';
  const kept = isCut ? `${pieces.slice(0, MOST_WILDCARDS).join('*')}*` : rule;
  return kept.length <= LONGEST_RULE ? kept : '';
}
