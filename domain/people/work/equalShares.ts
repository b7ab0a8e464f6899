/** Work that one of some people takes. */
export interface Job {
  readonly weight: number;
  /** Indexes of those who can take it. */
  readonly people: readonly number[];
  /** Jobs with the same one go to different people; such jobs have the same people, and at most as many jobs as these. */
  readonly apart?: number;
}

/** What a person has in all. */
export interface Load {
  readonly weight: number;
  readonly count: number;
}

/** Weights that the exact search compares; small trips need far fewer. */
const MOST_COMPARED = 1_000_000;

/**
 * Gives each job to one of its people so that weights are as equal as can be: first the job with the fewest possible
 * people, then exchanges, then an exact search for the least spread. Where that search is too long, no move of a job and no
 * exchange of two would make weights more equal. Ties are decided by the number of jobs, then at random.
 * @param before what each person has already
 * @param random as Math.random()
 * @returns by job the index of its person; null where nobody can
 */
export function equalShares(
  jobs: readonly Job[],
  before: readonly Load[],
  random: () => number,
): readonly (number | null)[] {
  const order = jobs
    .map((job, index) => ({ ...job, index, canTake: new Set(job.people) }))
    .filter(({ people }) => people.length > 0)
    .toSorted((one, other) => one.people.length - other.people.length || other.weight - one.weight);
  const shares = new Shares(order, before);
  shares.takeFewest(random);
  shares.exchange();
  shares.searchLeastSpread();
  const takers: (number | null)[] = jobs.map(() => null);
  order.forEach(({ index }, at) => {
    takers[index] = shares.takers[at] ?? null;
  });
  return takers;
}

type OrderedJob = Job & { readonly canTake: ReadonlySet<number> };

class Shares {
  /** By job. */
  takers: number[] = [];
  private readonly weights: number[];
  private readonly counts: number[];
  /** Others keep what they have. */
  private readonly able: readonly number[];
  /** Keys of {@link Job.apart}, by person. */
  private readonly apart: Set<number>[];

  constructor(
    private readonly jobs: readonly OrderedJob[],
    before: readonly Load[],
  ) {
    this.weights = before.map(({ weight }) => weight);
    this.counts = before.map(({ count }) => count);
    this.able = [...new Set(jobs.flatMap(({ people }) => people))];
    this.apart = before.map(() => new Set());
  }

  takeFewest(random: () => number): void {
    for (const { people, weight, apart } of this.jobs) {
      const free = people.filter((person) => this.isFree(person, apart));
      const least = (values: readonly number[], of: readonly number[]) => {
        const fewest = Math.min(...of.map((one) => values[one] ?? 0));
        return of.filter((one) => (values[one] ?? 0) === fewest);
      };
      const due = least(this.counts, least(this.weights, free));
      const taker = due[Math.floor(random() * due.length)] ?? 0;
      this.takers.push(taker);
      this.add(taker, weight, 1);
      if (apart !== undefined) this.apart[taker]?.add(apart);
    }
  }

  /** Until no move and no exchange makes weights, or numbers of jobs, more equal. */
  exchange(): void {
    let unchanged = 0;
    for (let at = 0; unchanged < this.jobs.length; at = (at + 1) % this.jobs.length)
      unchanged = this.moveJob(at) || this.exchangeJob(at) ? 0 : unchanged + 1;
  }

  private moveJob(at: number): boolean {
    const { people, weight, apart } = this.jobAt(at);
    const from = this.takerAt(at);
    const to = people.find((person) => {
      if (!this.isFree(person, apart)) return false;
      const gain = this.weightOf(from) - this.weightOf(person) - weight;
      const isTie = gain === 0 || weight === 0;
      return person !== from && (isTie ? this.countOf(from) > this.countOf(person) + 1 : gain > 0);
    });
    if (to === undefined) return false;
    this.give(at, to);
    return true;
  }

  private exchangeJob(at: number): boolean {
    const { canTake, weight, apart } = this.jobAt(at);
    const from = this.takerAt(at);
    const load = this.weightOf(from);
    const other = this.jobs.findIndex((job, index) => {
      const difference = weight - job.weight;
      if (difference <= 0) return false;
      const to = this.takerAt(index);
      return (
        load > this.weightOf(to) + difference &&
        canTake.has(to) &&
        job.canTake.has(from) &&
        this.isFree(to, apart) &&
        this.isFree(from, job.apart)
      );
    });
    if (other < 0) return false;
    const to = this.takerAt(other);
    this.give(at, to);
    this.give(other, from);
    return true;
  }

  private give(at: number, to: number): void {
    const { weight, apart } = this.jobAt(at);
    const from = this.takerAt(at);
    this.add(from, -weight, -1);
    this.add(to, weight, 1);
    if (apart !== undefined) {
      this.apart[from]?.delete(apart);
      this.apart[to]?.add(apart);
    }
    this.takers[at] = to;
  }

  /** Branch and bound; keeps what there is unless the spread becomes less. */
  searchLeastSpread(): void {
    const total = this.able.reduce((sum, person) => sum + this.weightOf(person), 0);
    const average = total / this.able.length;
    const [most, least] = [Math.ceil(average), Math.floor(average)];
    let best = { spread: this.spread(), takers: this.takers };
    const weights = [...this.weights];
    this.jobs.forEach(({ weight }, at) => {
      weights[this.takerAt(at)] = (weights[this.takerAt(at)] ?? 0) - weight;
    });
    const chosen: number[] = [];
    const taken = this.apart.map(() => new Set<number>());
    let compared = 0;
    const heaviest = this.jobs.map((job, at) => ({ ...job, at })).toSorted((a, b) => b.weight - a.weight);
    const search = (depth: number): void => {
      const loads = this.able.map((person) => weights[person] ?? 0);
      const highest = Math.max(most, ...loads);
      const job = heaviest[depth];
      // What is left to give cannot lift the lowest above the average.
      const bound = highest - (job === undefined ? Math.min(...loads) : least);
      compared += loads.length;
      if (compared > MOST_COMPARED || bound >= best.spread) return;
      if (job === undefined) {
        best = { spread: bound, takers: [...chosen] };
        return;
      }
      const { people, weight, apart, at } = job;
      for (const person of people.toSorted((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0))) {
        const others = taken[person];
        if (apart !== undefined && others?.has(apart) === true) continue;
        chosen[at] = person;
        weights[person] = (weights[person] ?? 0) + weight;
        if (apart !== undefined) others?.add(apart);
        search(depth + 1);
        if (apart !== undefined) others?.delete(apart);
        weights[person] -= weight;
      }
    };
    if (this.able.length > 0) search(0);
    this.takers = best.takers;
  }

  private isFree(person: number, apart: number | undefined): boolean {
    return apart === undefined || this.apart[person]?.has(apart) !== true;
  }

  private spread(): number {
    const loads = this.able.map((person) => this.weightOf(person));
    return Math.max(...loads) - Math.min(...loads);
  }

  private add(person: number, weight: number, count: number): void {
    this.weights[person] = this.weightOf(person) + weight;
    this.counts[person] = this.countOf(person) + count;
  }

  private jobAt(at: number): OrderedJob {
    const job = this.jobs[at];
    if (job === undefined) throw new Error(`There is no job ${at}.`);
    return job;
  }

  private takerAt(at: number): number {
    return this.takers[at] ?? -1;
  }

  private weightOf(person: number): number {
    return this.weights[person] ?? 0;
  }

  private countOf(person: number): number {
    return this.counts[person] ?? 0;
  }
}
