import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_METRICS, trendsAnswer } from '../../../test/answers/adminAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { Metrics } from './Metrics.tsx';
import { Trends } from '../trends/Trends.tsx';

const cost = (microDollars: number) => ({ microDollars });

const FEW = {
  userMetrics: {
    totalUsers: 1284,
    topUsersByTrips: [
      { userId: 'u1', name: 'Kwame Mensah', tripCount: 9 },
      { userId: 'u2', name: 'نور الهدى', tripCount: 1 },
    ],
  },
  tripMetrics: { totalTrips: 846 },
  mealMetrics: {
    totalMeals: 8612,
    aiGeneratedMeals: 3470,
    userGeneratedMeals: 5142,
    mealsPerType: [{ type: 'DINNER' as const, count: 2981 }],
  },
  aiUsageMetrics: {
    totalEstimatedCost: cost(41_827_300),
    totalTokensUsed: 12_906_440,
    usageByFeature: [{ feature: 'meal_suggestions', tokensUsed: 8_412_300, estimatedCost: cost(500_000) }],
    usageByUser: [{ userId: 'u3', name: 'Otis Granger', tokensUsed: 1_270_900, estimatedCost: cost(125) }],
  },
  inviteMetrics: {
    pendingInvitations: 312,
    acceptedInvitations: 2940,
    topInviters: [{ userId: 'u4', name: 'Fiona Duarte', inviteCount: 48 }],
  },
};

const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the metrics', () => {
  it('show four totals with their labels', () => {
    render(<Metrics metrics={FEW} />);
    const [totals] = screen.getAllByRole('term').map((term) => term.closest('dl'));
    expect(totals).toHaveTextContent(
      'Total Users1,284Active users on the platformTotal Trips846Trips created so far' +
        'Total Meals8,612Across all tripsAI Usage Cost$41.8273Estimated total',
    );
  });

  it('show the sources of meals, the meal types and the AI usage', () => {
    render(<Metrics metrics={FEW} />);
    const source = panel('Meal Source Analysis');
    expect(source.getByText('AI Generated').closest('li')).toHaveTextContent('3,470 40%');
    expect(source.getByText('User Created').closest('li')).toHaveTextContent('5,142 60%');
    expect(source.getByText('Total tokens').parentElement).toHaveTextContent('12,906,440');
    expect(source.getByText('Estimated cost').parentElement).toHaveTextContent('$41.8273');
    const types = panel('Meals by Type').getAllByRole('listitem');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'Breakfast0',
      'Lunch0',
      'Dinner2,981',
      'Snack0',
      'Dessert0',
    ]);
  });

  it('show the top users and features, with costs of 2 to 4 decimals', () => {
    render(<Metrics metrics={FEW} />);
    expect(panel('AI Usage by Feature').getByRole('listitem')).toHaveTextContent(
      'Meal suggestions8,412,300 tokens $0.50',
    );
    expect(panel('Top AI Users by Token Usage').getByRole('listitem')).toHaveTextContent(
      'Otis Granger1,270,900 tokens $0.0001',
    );
    expect(panel('Top Inviters').getByRole('listitem')).toHaveTextContent('Fiona Duarte48 invitations');
    expect(panel('Invitation Analytics').getByText('Pending').closest('li')).toHaveTextContent('312');
    const creators = panel('Top Users by Trips Created').getAllByRole('listitem');
    expect(creators.map(({ textContent }) => textContent)).toEqual([
      '1Kwame Mensah9 trips',
      '2نور الهدى1 trip',
    ]);
  });

  it('show a message in each list without data', () => {
    render(<Metrics metrics={NO_METRICS} />);
    expect(panel('Top Users by Trips Created').getByText('No trips yet.')).toBeVisible();
    expect(panel('Top Inviters').getByText('No invitations yet.')).toBeVisible();
    expect(screen.getAllByText('No AI usage yet.')).toHaveLength(2);
  });
});

describe('the trends', () => {
  it('are charts with their sums and a description', async () => {
    renderScreen(<Trends />, { mocks: [trendsAnswer()] });
    expect(
      await screen.findByRole('img', {
        name: 'New Trips per day from Nov 19 to Nov 21: 9 in total, most on Nov 21 (7).',
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Revenue' }).parentElement).toHaveTextContent('$8.97');
    expect(screen.getByRole('heading', { name: 'AI Cost' }).parentElement).toHaveTextContent('$0.0126');
  });

  it('are also a table, newest day first, sortable by each figure', async () => {
    renderScreen(<Trends />, { mocks: [trendsAnswer()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }));
    const days = () => screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
    expect(days()).toEqual(['Day', 'Nov 21', 'Nov 20', 'Nov 19']);
    await userEvent.click(screen.getByRole('button', { name: 'New Trips' }));
    await userEvent.click(screen.getByRole('button', { name: 'New Trips' }));
    expect(days()).toEqual(['Day', 'Nov 19', 'Nov 20', 'Nov 21']);
    expect(screen.getByRole('columnheader', { name: 'New Trips' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Day' })).not.toHaveAttribute('aria-sort');
  });
});
