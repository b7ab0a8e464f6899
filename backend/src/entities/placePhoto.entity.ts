import { Entity, Index } from 'typeorm';
import type { PlacePicture } from '../providers/photos.ts';
import { Column, PrimaryColumn } from './column.ts';

/** A cached photo search, or the lock of a running one. */
@Entity('place_photos')
@Index('place_photos_expires_idx', ['expiresAt'])
export class PlacePhoto {
  /** The normalized place, at most 200 characters. */
  @PrimaryColumn('text', ['kept', 'not exported'])
  place: string;

  /** Null without a photo or after a failed search. */
  @Column('jsonb', ['kept', 'not exported'], { nullable: true })
  photo: PlacePicture | null;

  /** Lock of the search. */
  @Column('timestamptz', ['kept', 'not exported'])
  claimedUntil: Date;

  /** Null before a result. */
  @Column('timestamptz', ['kept', 'not exported'], { nullable: true })
  expiresAt: Date | null;
}
