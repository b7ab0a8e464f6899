import type { Vote } from '../../gql/schema.generated.ts';

/** Counts, and the viewer's own vote. */
export interface Votes {
  readonly upVotes: number;
  readonly downVotes: number;
  readonly myVote: Vote | null;
}

/** Counts after voting: the same vote again removes it. */
export function afterVote({ upVotes, downVotes, myVote }: Votes, vote: Vote): Votes {
  const next = myVote === vote ? null : vote;
  const change = (one: Vote) => Number(next === one) - Number(myVote === one);
  return { upVotes: upVotes + change('UP'), downVotes: downVotes + change('DOWN'), myVote: next };
}
