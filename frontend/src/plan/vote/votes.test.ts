import fc from 'fast-check';
import { afterVote, type Votes } from './votes.ts';

const NONE: Votes = { upVotes: 3, downVotes: 1, myVote: null };

describe('a vote', () => {
  it('counts, is removed by the same vote again, and is replaced by the opposite vote', () => {
    const up = afterVote(NONE, 'UP');
    expect(up).toEqual({ upVotes: 4, downVotes: 1, myVote: 'UP' });
    expect(afterVote(up, 'UP')).toEqual(NONE);
    expect(afterVote(up, 'DOWN')).toEqual({ upVotes: 3, downVotes: 2, myVote: 'DOWN' });
  });

  it('leaves the votes of others unchanged', () => {
    const others = ({ upVotes, downVotes, myVote }: Votes) => [
      upVotes - Number(myVote === 'UP'),
      downVotes - Number(myVote === 'DOWN'),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom('UP' as const, 'DOWN' as const)), (cast) => {
        expect(others(cast.reduce(afterVote, NONE))).toEqual(others(NONE));
      }),
    );
  });
});
