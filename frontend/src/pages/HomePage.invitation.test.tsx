import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answers/answerTo.ts';
import { stopTime } from '../../test/stopTime.ts';
import { JONAS, VIEWER } from '../../test/answers/tripAnswers.ts';
import { RespondToInvitationDocument } from '../trip/list/RespondToInvitation.generated.ts';
import {
  card,
  cardAnswer,
  homeAnswer,
  invitationAnswer,
  memberAnswer,
  showHome,
  type Mock,
} from '../../test/showHome.tsx';

const INVITED_ID = '0190b000-0000-7000-8000-0000000000c1';
const OTHER_ID = '0190b000-0000-7000-8000-0000000000c2';

describe('an invitation', () => {
  function answered(response: 'ACCEPTED' | 'DECLINED', trip: ReturnType<typeof cardAnswer> | null): Mock {
    const own = { ...VIEWER, id: INVITED_ID, inviteStatus: response };
    return answerTo(
      RespondToInvitationDocument,
      { input: { participantId: INVITED_ID, response } },
      { respondToInvitation: { participant: own, trip } },
    );
  }
  const invitations = [invitationAnswer(INVITED_ID, 'Hot Springs')];
  const lake = cardAnswer('t1', 'Lake');
  const springs = cardAnswer('t2', 'Hot Springs', { participants: [{ ...VIEWER, id: INVITED_ID }] });

  it('shows who invites where and when', async () => {
    showHome({ trips: [lake], invitations });
    const invitation = within(await card('Hot Springs'));
    expect(invitation.getByText('Jonas Weber')).toBeVisible();
    expect(invitation.getByText('Roseburg, Oregon')).toBeVisible();
    expect(invitation.getByText('Jul 3 - Jul 6')).toBeVisible();
  });

  it('is the main thing of a home without trips', async () => {
    showHome({ invitations });
    expect(await screen.findByRole('button', { name: 'Accept invitation' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
    expect(screen.getByRole('button', { name: 'Create New Trip' })).toHaveAttribute('data-variant', 'plain');
  });

  it('opens the trip when accepted', async () => {
    const after = homeAnswer({ trips: [lake, springs], frequentMembers: [memberAnswer(1)] });
    showHome({ trips: [lake], invitations }, { mocks: [answered('ACCEPTED', springs), after] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('Invitation accepted')).toBeVisible();
    expect(await screen.findByText('at /trips/t2?welcome=1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
    expect(await screen.findByText('Companion 1')).toBeVisible();
  });

  it('brings its people to the home screen, although the trip replaces it', async () => {
    const after = homeAnswer({ trips: [springs], frequentMembers: [memberAnswer(1)] });
    showHome({ invitations }, { mocks: [answered('ACCEPTED', springs), after], isLeft: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
    expect(await screen.findByText('Companion 1')).toBeVisible();
  });

  it('becomes the first trip', async () => {
    const after = homeAnswer({ trips: [springs] });
    showHome({ invitations }, { mocks: [answered('ACCEPTED', springs), after] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('at /trips/t2?welcome=1')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Your Trips' })).toBeVisible();
  });

  it('disappears when declined, and the focus moves to the top', async () => {
    showHome({ trips: [lake], invitations }, { mocks: [answered('DECLINED', null)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Invitation declined')).toBeVisible();
    expect(screen.queryByText('Hot Springs')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays when the answer is lost', async () => {
    const failed = { ...answered('ACCEPTED', springs), error: new Error('offline') };
    const { result: _, ...request } = failed;
    showHome({ trips: [lake], invitations }, { mocks: [request] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('Failed to respond to invitation')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept invitation' })).toBeEnabled();
  });

  it('is answered once on a double click', async () => {
    const user = stopTime();
    showHome({ trips: [lake], invitations }, { mocks: [answered('DECLINED', null)] });
    // A second call would fail, since there is no second mock.
    await user.dblClick(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Invitation declined')).toBeVisible();
  });

  it('from a link comes first and has the focus', async () => {
    const both = [invitationAnswer(OTHER_ID, 'City Break'), ...invitations];
    showHome({ trips: [lake], invitations: both }, { path: `/?invitation=${INVITED_ID}` });
    const invitation = await card('Hot Springs');
    expect(invitation).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Hot Springs');
  });

  it('from a link leaves the URL when answered', async () => {
    showHome(
      { trips: [lake], invitations },
      { path: `/?invitation=${INVITED_ID}`, mocks: [answered('DECLINED', null)] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Invitation declined')).toBeVisible();
    expect(screen.getByText('at /')).toBeInTheDocument();
    expect(screen.queryByText(/no longer open/)).not.toBeInTheDocument();
  });

  it('that is no longer open shows a message, which can be closed', async () => {
    showHome({ trips: [lake] }, { path: '/?invitation=nobody' });
    expect(await screen.findByText(/^This invitation is no longer open/)).toHaveTextContent(
      'a phone number other than yours, (415) 555-0101.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/no longer open/)).not.toBeInTheDocument();
    expect(screen.getByText('at /')).toBeInTheDocument();
  });

  it("of another participant is not the viewer's, even in the same trip", async () => {
    showHome({ trips: [lake] }, { path: `/?invitation=${JONAS.id}` });
    expect(await screen.findByText(/^This invitation is no longer open/)).toBeVisible();
  });

  it('that was already accepted links to the trip', async () => {
    showHome({ trips: [springs] }, { path: `/?invitation=${INVITED_ID}` });
    const note = (await screen.findByText(/^You have already joined/)).closest<HTMLElement>('[role=status]');
    expect(note).not.toBeNull();
    expect(within(note ?? document.body).getByRole('link', { name: 'Hot Springs' })).toHaveAttribute(
      'href',
      '/trips/t2',
    );
  });
});
