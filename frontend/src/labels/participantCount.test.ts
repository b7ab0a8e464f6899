import { participantCount } from './participantCount.ts';

test('who declined an invitation is no participant', () => {
  const participants = (['ACCEPTED', 'PENDING', 'DECLINED'] as const).map((inviteStatus) => ({
    inviteStatus,
  }));
  expect(participantCount(participants)).toBe('2 participants');
});
