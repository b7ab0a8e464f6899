import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PlacePicture } from '../providers/photos.ts';

/** A cached photo search, or the lock of a running one. */
@Entity('place_photos')
@Index('place_photos_expires_idx', ['expiresAt'])
export class PlacePhoto {
  /** The normalized place, at most 200 characters. */
  @PrimaryColumn('text')
  place: string;

  /** Null without a photo or after a failed search. */
  @Column('jsonb', { nullable: true })
  photo: PlacePicture | null;

  /** Lock of the search. */
  @Column('timestamptz')
  claimedUntil: Date;

  /** Null before a result. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;
}
