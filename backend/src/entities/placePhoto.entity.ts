import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PlacePicture } from '../providers/photos.ts';

/** What a search for a photo of a place brought, kept for a while; or that somebody is just searching. */
@Entity('place_photos')
@Index('place_photos_expires_idx', ['expiresAt'])
export class PlacePhoto {
  /** The place as it is compared, at most 200 characters. */
  @PrimaryColumn('text')
  place: string;

  /** Null when there is no photo of that place, or the service failed. */
  @Column('jsonb', { nullable: true })
  photo: PlacePicture | null;

  /** Until then whoever claimed the place is searching, and nobody else does. */
  @Column('timestamptz')
  claimedUntil: Date;

  /** Until then the outcome counts; null while there is none. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;
}
