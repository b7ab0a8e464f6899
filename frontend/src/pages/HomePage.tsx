import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { tripStatus, type TripStatus } from '../../../domain/trip.ts';
import { useFeatures } from '../account/useFeatures.ts';
import { useViewer } from '../account/useViewer.ts';
import { errorMessage } from '../gql/errorMessage.ts';
import { TripCard } from '../trip/TripCard.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { CampTable } from '../ui/scenes/CampTable.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { useToday } from '../ui/useNow.ts';
import { useOnline } from '../ui/useOnline.ts';
import { useUrlDialog } from '../ui/useUrlDialog.ts';
import styles from './HomePage.module.css';
import { useHomeQuery, type HomeQuery } from './HomePage.generated.ts';

type TripOfHome = HomeQuery['trips'][number];

/** What matters now comes first: the trips that are on, the coming ones by their start, then the latest past ones. */
const STATUS_ORDER: readonly TripStatus[] = ['active', 'upcoming', 'unknown', 'completed'];

/** The first screen of whoever is signed in: the trips, or the invitation to make the first one. */
export function HomePage() {
  const { productName } = useFeatures();
  const { viewer } = useViewer();
  const { data, error, refetch } = useHomeQuery();
  const today = useToday();
  useDocumentTitle(productName);
  useEffect(() => {
    // The dialog is one tap away: fetched now, it opens without a wait.
    const timer = setTimeout(() => void import('../trip/CreateTripDialog.tsx'), 1500);
    return () => clearTimeout(timer);
  }, []);

  if (data?.trips === undefined) {
    if (error === undefined) return <HomePageSkeleton />;
    return (
      <ErrorState
        title="Your trips could not be loaded"
        text={errorMessage(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.trips.length === 0) return <FirstRun />;
  const trips = [...data.trips].sort((a, b) => compareTrips(a, b, today));
  return (
    <div className={styles['page']}>
      <h1 className={styles['greeting']}>
        {greeting(new Date().getHours())}
        {viewer !== null && `, ${viewer.name.trim().split(/\s+/)[0] ?? ''}`}
      </h1>
      <section aria-labelledby="your-trips">
        <div className={styles['head']}>
          <h2 id="your-trips">Your Trips</h2>
          <span className={styles['count']}>
            {trips.length} {trips.length === 1 ? 'trip' : 'trips'}
          </span>
        </div>
        <ul className={styles['trips']}>
          {trips.map((trip) => (
            <li key={trip.id} className={styles['trip']}>
              <TripCard trip={trip} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function FirstRun() {
  const newTrip = useUrlDialog('new-trip');
  const isOnline = useOnline();
  return (
    <div className={styles['firstRun']}>
      <div className={styles['say']}>
        <h1 className={styles['welcome']}>Create Your Next Grub Club</h1>
        <p className={styles['lead']}>
          Say where and when. The days, the meals and the shopping list set themselves up around it.
        </p>
        <Button
          variant="primary"
          size="big"
          icon={<Plus size={20} />}
          onClick={newTrip.open}
          disabled={!isOnline}
        >
          Create New Trip
        </Button>
      </div>
      <div className={styles['table']}>
        <CampTable />
      </div>
    </div>
  );
}

/** The home screen while its trips are on their way. */
function HomePageSkeleton() {
  return (
    <Loading label="Loading your trips" isPage>
      <div className={styles['page']}>
        <Skeleton width={280} height={40} />
        <div className={styles['head']}>
          <Skeleton width={140} height={32} />
        </div>
        <div className={styles['trips']}>
          {[0, 1, 2].map((index) => (
            <div key={index} className={styles['cardShape']}>
              <Skeleton height={148} radius={0} />
              <div className={styles['cardLines']}>
                <Skeleton height={27} width="80%" />
                <Skeleton height={18} width="60%" />
                <Skeleton height={18} width="50%" />
                <Skeleton height={34} width={130} radius={17} />
                <Skeleton height={8} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

function compareTrips(a: TripOfHome, b: TripOfHome, today: string): number {
  const [statusA, statusB] = [tripStatus(a, today), tripStatus(b, today)];
  if (statusA !== statusB) return STATUS_ORDER.indexOf(statusA) - STATUS_ORDER.indexOf(statusB);
  if (a.startDate === b.startDate) return 0;
  const isEarlierFirst = statusA !== 'completed';
  return a.startDate < b.startDate === isEarlierFirst ? -1 : 1;
}

function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
