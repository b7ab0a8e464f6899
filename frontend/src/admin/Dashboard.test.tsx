import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  auditAnswer,
  credit,
  creditsAnswer,
  finance,
  productsAnswer,
  reportAnswer,
} from '../../test/answers/adminAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { AuditLog } from './AuditLog.tsx';
import { FinancialReport } from './money/FinancialReport.tsx';
import { ProductsConfiguration } from './money/ProductsConfiguration.tsx';
import { UserCredits } from './money/UserCredits.tsx';

const LOSS_LEADERS = 'Loss Leaders (High AI Usage, Low Revenue)';

const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = (found: HTMLElement) =>
  within(found)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the financial report', () => {
  const BEN = finance('u1', 'Ben Ashworth', 3999, 841_200);
  const OTIS = finance('u2', 'Otis Granger', 0, 4_118_000);
  const LUCIA = finance('u3', 'Lucia Ferrante', 99, 2_604_200);

  it('shows the totals, and each user with rank, money and trips', async () => {
    renderScreen(<FinancialReport />, { mocks: [reportAnswer([BEN])] });
    const [row] = rowsOf(await table('User Financial Report'));
    const person = 'Ben Ashworth (541) 555-0148';
    const money = ['$39.99', '$0.8412', '$39.15'];
    expect(row).toEqual(['1', person, ...money, '3', '5', '$13.33', 'May 21, 2026']);
    for (const [label, figure] of [
      ['Total Net Profit', '$570.65'],
      ['Paying Users', '68'],
      ['High-Value Users', '31'],
      ['Avg Revenue/User', '$0.48'],
    ] as const)
      expect(screen.getByText(label).parentElement).toHaveTextContent(figure);
    expect(screen.queryByText(LOSS_LEADERS)).not.toBeInTheDocument();
  });

  it('shows loss leaders, worst first, with a minus sign, and sorts them', async () => {
    renderScreen(<FinancialReport />, { mocks: [reportAnswer([BEN], [OTIS, LUCIA])] });
    const losses = await table(LOSS_LEADERS);
    const names = () => rowsOf(losses).map(([rank, user, , , net]) => [rank, user?.split(' ')[0], net]);
    expect(names()).toEqual([
      ['1', 'Otis', '\u2212$4.12'],
      ['2', 'Lucia', '\u2212$1.61'],
    ]);
    await userEvent.click(within(losses).getByRole('button', { name: 'Revenue' }));
    expect(names().map(([, name]) => name)).toEqual(['Lucia', 'Otis']);
    expect(rowsOf(await table('User Financial Report'))).toHaveLength(1);
  });

  it('shows a message when there are no users', async () => {
    renderScreen(<FinancialReport />, { mocks: [reportAnswer([])] });
    expect(await screen.findByText('No user financial data found')).toBeVisible();
  });
});

describe('credits and subscriptions', () => {
  it('show admins with unlimited trips, and the trips remaining of other users', async () => {
    const expires = '2027-11-08T00:00:00.000Z';
    const users = [
      credit('u1', { isAdmin: true, tripsRemaining: -1, subscriptionType: 'UNLIMITED' }),
      credit('u2', {
        name: 'Kwame Mensah',
        tripsRemaining: 4,
        subscriptionType: 'BUNDLE',
        totalTripsPurchased: 5,
        totalAmountSpent: { amountCents: 999 },
        subscriptionExpiresAt: expires,
      }),
    ];
    renderScreen(<UserCredits />, { mocks: [creditsAnswer(users)] });
    const joined = 'May 21, 2026';
    const unlimited = ['Unlimited', 'Unlimited Trips (Premium)', '0', '$0.00', 'Never', joined];
    expect(rowsOf(await table('User Credits & Subscriptions'))).toEqual([
      ['Harriet Cole (541) 555-0148Admin', ...unlimited],
      ['Kwame Mensah (541) 555-0148', '4', 'Trip Bundle (5 trips)', '5', '$9.99', 'Nov 8, 2027', joined],
    ]);
    expect(screen.getByText('Unused Credits').parentElement).toHaveTextContent('41');
  });

  it('show a message when there are no users', async () => {
    renderScreen(<UserCredits />, { mocks: [creditsAnswer([])] });
    expect(await screen.findByText('No user credit data found')).toBeVisible();
  });
});

describe('the configuration of the payment provider', () => {
  const PRODUCT = {
    __typename: 'StripeProduct',
    id: 'prod_1',
    name: 'Trip Bundle',
    description: 'Five trips',
    active: true,
    priceId: 'price_1',
    amount: 999,
    currency: 'usd',
  };
  const OLD = {
    ...PRODUCT,
    id: 'prod_2',
    name: 'Old',
    description: null,
    active: false,
    priceId: null,
    amount: null,
  };
  const EURO = { ...PRODUCT, id: 'prod_3', name: 'Ausflug', amount: 1099, currency: 'eur' };
  const configured = { __typename: 'PriceConfiguration', singleTripPriceId: null, bundlePriceId: 'price_1' };
  const without = { ...configured, bundlePriceId: null };

  it('shows each product with its ids and price, and the configured prices', async () => {
    const answer = {
      __typename: 'StripeProducts',
      products: [PRODUCT, OLD, EURO],
      priceConfiguration: configured,
    };
    renderScreen(<ProductsConfiguration />, { mocks: [productsAnswer(answer)] });
    expect(await screen.findByText('3 products found in Stripe')).toBeVisible();
    const [bundle, old, euro] = screen.getAllByRole('listitem');
    expect(bundle).toHaveTextContent('Trip BundleActive$9.99 USDFive tripsProduct IDprod_1Price IDprice_1');
    expect(old).toHaveTextContent('OldInactiveProduct IDprod_2Price IDNone');
    expect(euro).toHaveTextContent('AusflugActive10.99 EUR');
    const status = screen.getByRole('heading', { name: 'Configuration Status' }).parentElement;
    expect(status).toHaveTextContent('Single-trip price IDNot configuredBundle price IDprice_1');
  });

  it('shows a message without products, and no status without configured prices', async () => {
    const answer = { __typename: 'StripeProducts', products: [], priceConfiguration: without };
    renderScreen(<ProductsConfiguration />, { mocks: [productsAnswer(answer)] });
    expect(await screen.findByText('No products found in Stripe')).toBeVisible();
    expect(screen.queryByText('Configuration Status')).not.toBeInTheDocument();
  });

  it('says what to check when the products fail to load', async () => {
    renderScreen(<ProductsConfiguration />, { mocks: [productsAnswer(null)] });
    expect(await screen.findByText('Unable to load Stripe configuration')).toBeVisible();
    expect(screen.getByText('Make sure monetization is enabled and Stripe is configured')).toBeVisible();
  });
});

describe('the audit log', () => {
  const READING = {
    __typename: 'AuditEntry',
    id: 'a1',
    createdAt: '2026-11-21T14:05:00.000Z',
    action: 'READ_PAYMENTS',
    actorId: 'u1',
    actorName: 'Maya Torres',
    subjectId: null,
    tripId: null,
    tripName: null,
  };
  const DELETION = {
    ...READING,
    id: 'a2',
    action: 'DELETE_TRIP',
    actorName: null,
    actorId: null,
    tripId: 't1',
  };

  it('shows actor, action, time and trip, also after account or trip were deleted', async () => {
    renderScreen(<AuditLog />, { mocks: [auditAnswer([READING, DELETION])] });
    expect(rowsOf(await table('Audit Log'))).toEqual([
      ['Nov 21, 2026, 14:05', 'Maya Torres', 'Viewed payments', '\u2013'],
      ['Nov 21, 2026, 14:05', 'Deleted account', 'Deleted a trip', 'Deleted trip'],
    ]);
  });

  it('lists what admins viewed only on request', async () => {
    const mocks = [auditAnswer([]), auditAnswer([READING, DELETION], { changesOnly: false })];
    renderScreen(<AuditLog />, { mocks });
    expect(await screen.findByText('No audit entries found')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Everything');
    expect(await screen.findByText('Viewed payments', { selector: 'td, td *' })).toBeVisible();
  });

  it('is filtered by action', async () => {
    const mocks = [
      auditAnswer([READING, DELETION]),
      auditAnswer([], { action: 'LEAVE_TRIP', changesOnly: false }),
    ];
    renderScreen(<AuditLog />, { mocks });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Left a trip');
    expect(await screen.findByText('No audit entries found')).toBeVisible();
  });

  it('shows older entries below the newest, until the last', async () => {
    const all = { totalCount: 21 };
    const mocks = [
      auditAnswer([READING], {}, { next: 'older', ...all }),
      auditAnswer([DELETION], { after: 'older' }, all),
    ];
    renderScreen(<AuditLog />, { mocks });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more of Audit Log' }));
    expect(await screen.findByText('Deleted a trip', { selector: 'td, td *' })).toBeVisible();
    expect(rowsOf(await table('Audit Log'))).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('shows no older entries while another filter loads', async () => {
    const all = { next: 'older', totalCount: 21 };
    const everything = auditAnswer([DELETION], { changesOnly: false }, all);
    renderScreen(<AuditLog />, {
      mocks: [auditAnswer([READING], {}, all), { ...everything, delay: Number.POSITIVE_INFINITY }],
    });
    expect(await screen.findByRole('button', { name: 'Show more of Audit Log' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Everything');
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('is searched by trip id; other text finds nothing', async () => {
    const trip = '3f0c1d2e-0000-4000-8000-000000000001';
    const none = '00000000-0000-0000-0000-000000000000';
    const mocks = [
      auditAnswer([READING, DELETION]),
      // A slow machine may search while the words are typed.
      { ...auditAnswer([], { tripId: none }), maxUsageCount: Number.POSITIVE_INFINITY },
      auditAnswer([DELETION], { tripId: trip }),
    ];
    renderScreen(<AuditLog />, { mocks });
    const search = await screen.findByRole('searchbox', { name: 'Search trip id' });
    await userEvent.type(search, 'Moab{Enter}');
    expect(await screen.findByText('No audit entries found')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, `${trip}{Enter}`);
    expect(rowsOf(await table('Audit Log'))).toHaveLength(1);
  });

  it('offers no choice of order on a phone, as it has one order', async () => {
    const isPhone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    // Only what the hook of media queries reads of a whole MediaQueryList.
    jest.spyOn(window, 'matchMedia').mockReturnValue(isPhone as unknown as MediaQueryList);
    renderScreen(<AuditLog />, { mocks: [auditAnswer([READING, DELETION])] });
    await table('Audit Log');
    expect(screen.queryByRole('combobox', { name: /^Sort order/ })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
