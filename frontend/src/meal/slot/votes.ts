import type { Vote } from '../../gql/schema.generated.ts';

/** How many are for and against a meal, and what the viewer said. */
export interface Votes {
  readonly upVotes: number;
  readonly downVotes: number;
  readonly myVote: Vote | null;
}

/** The votes once the viewer has cast that one: the same vote again takes it back, the other one replaces it. */
export function afterVote({ upVotes, downVotes, myVote }: Votes, vote: Vote): Votes {
  const next = myVote === vote ? null : vote;
  const change = (one: Vote) => Number(next === one) - Number(myVote === one);
  return { upVotes: upVotes + change('UP'), downVotes: downVotes + change('DOWN'), myVote: next };
}
