import * as z from 'zod/mini';
import { msg } from '../../../domain/text/message.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { requiredText } from '../../../domain/text/text.ts';
import { requireTrip, requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { drawnPicture } from '../providers/drawnPhotos.ts';
import type { PlacePicture } from '../providers/photos.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { photoOfPlace } from './placePhoto.service.ts';

export interface Photo {
  readonly urls: { readonly regular: string; readonly small: string };
  readonly attribution: Pick<PlacePicture, 'photographer' | 'photographerUrl' | 'unsplashUrl'>;
  readonly isDrawn: boolean;
}

const placeFields = z.object({
  location: requiredText(
    msg('field.location', 'Location'),
    LIMITS.location,
    msg('photo.locationMissing', 'Please enter a location.'),
  ),
});

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND */
export async function readTripPhoto(ctx: Ctx, rawTripId: unknown): Promise<Photo> {
  const { trip } = await requireTrip(ctx, rawTripId, 'view');
  return photoOfTrip(ctx, trip);
}

/** Requires checked access. */
export async function photoOfTrip(ctx: Ctx, trip: Pick<Trip, 'location' | 'name'>): Promise<Photo> {
  return pictureOf(ctx, trip.location, trip.name);
}

/** @throws UNAUTHENTICATED, BAD_USER_INPUT */
export async function locationImage(ctx: Ctx, rawLocation: unknown): Promise<Photo> {
  requireViewer(ctx);
  const { location } = readInput(placeFields, { location: rawLocation });
  return pictureOf(ctx, location);
}

async function pictureOf(ctx: Ctx, location: string, tripName = ''): Promise<Photo> {
  const found = await photoOfPlace(ctx, requireViewer(ctx), location);
  const picture = found ?? drawnPicture(location, tripName, ctx.config);
  const { regularUrl: regular, smallUrl: small, photographer, photographerUrl, unsplashUrl } = picture;
  return {
    urls: { regular, small },
    attribution: { photographer, photographerUrl, unsplashUrl },
    isDrawn: found === null,
  };
}
