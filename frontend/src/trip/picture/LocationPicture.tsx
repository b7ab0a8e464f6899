import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { Scene } from '../../ui/scenes/Scene.tsx';
import { useInView } from '../../browser/hooks/useInView.ts';
import { useLocationImageQuery } from './LocationImage.generated.ts';
import styles from './LocationPicture.module.css';

interface LocationPictureProps {
  readonly location: string;
  readonly tripName: string;
  readonly hasPhotos: boolean;
}

/** The photo loads once in view; until then the drawn scene. */
export function LocationPicture({ location, tripName, hasPhotos }: LocationPictureProps) {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isAsked = hasPhotos && wasInView && location.trim() !== '';
  const { data } = useLocationImageQuery(isAsked ? { variables: { location } } : skipToken);
  const image = data?.locationImage;
  const url = image === undefined || image.isDrawn ? null : image.urls.small;
  return (
    <div ref={ref} className={styles['picture']}>
      <Scene location={location} tripName={tripName} />
      {url !== null && url !== brokenUrl && (
        <img
          className={styles['photo']}
          src={url}
          alt=""
          decoding="async"
          onError={() => setBrokenUrl(url)}
        />
      )}
    </div>
  );
}
