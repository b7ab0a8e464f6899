import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './TripPhoto.module.css';
import { useTripPhotoQuery } from './TripPhoto.generated.ts';

interface TripPhotoProps {
  readonly tripId: string;
  readonly location: string;
}

/** Over the drawn scene, with its attribution, once loaded. */
export function TripPhoto({ tripId, location }: TripPhotoProps) {
  const { data, refetch } = useTripPhotoQuery({ variables: { id: tripId } });
  const [answeredFor, setAnsweredFor] = useState(location);
  useEffect(() => {
    if (answeredFor === location) return undefined;
    let isCurrent = true;
    // The location changed.
    void refetch().then(
      () => {
        if (isCurrent) setAnsweredFor(location);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [answeredFor, location, refetch]);

  const photo = data?.trip.photo;
  if (photo === undefined || photo.isDrawn || answeredFor !== location) return null;
  return <Photo key={photo.urls.regular} url={photo.urls.regular} {...photo.attribution} />;
}

interface PhotoProps {
  readonly url: string;
  readonly photographer: string;
  readonly photographerUrl: string | null;
  readonly unsplashUrl: string | null;
}

function Photo({ url, photographer, photographerUrl, unsplashUrl }: PhotoProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <img
        className={styles['photo']}
        src={url}
        alt=""
        decoding="async"
        data-shown={isShown ? '' : undefined}
        onLoad={() => setShown(true)}
        onError={() => setShown(false)}
      />
      {isShown && (
        <p className={styles['credit']}>
          <Trans>
            Photo by{' '}
            <span className="ellipsis">
              <Source url={photographerUrl} name={photographer} />
            </span>{' '}
            on <Source url={unsplashUrl} name="Unsplash" />
          </Trans>
        </p>
      )}
    </>
  );
}

function Source({ url, name }: { readonly url: string | null; readonly name: string }) {
  if (url === null) return <bdi>{name}</bdi>;
  return (
    <a href={url} data-control="link" target="_blank" rel="noreferrer">
      <bdi>{name}</bdi>
    </a>
  );
}
