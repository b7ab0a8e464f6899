import { setTimeout as later } from 'node:timers/promises';
import { msg } from '../../../domain/text/message.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { normalizedPlace } from '../../../domain/trip/scene.ts';
import { countAgainst, type Limit } from '../access/limits/limits.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { freshPhotos } from '../reads/loaders.ts';
import { AppError } from '../base/errors.ts';
import type { PhotoProvider, PlacePicture } from '../providers/photos.ts';
import { CLAIM, KEEP, RELEASE } from './placePhoto.sql.ts';

const FOUND_SECONDS = 24 * 60 * 60;

const NOT_FOUND_SECONDS = 60 * 60;

/** Lock TTL; longer than the provider's timeout. */
const CLAIM_MS = 5_000;

const LOOK_AGAIN_MS = 100;

/** Searches of new places per person; the provider's quota is small. */
const SEARCHES: Limit = {
  name: 'photo_searches',
  times: 60,
  seconds: 3600,
  message: msg('photo.tooManyPlaces', 'Too many new places. Please try again later.'),
};

/**
 * A photo of a place, cached for a day; concurrent processes share one search. Not inside a transaction.
 * @param viewer whose searches are counted
 * @returns null without a photo, for an hour, and while the circuit breaker is open
 */
export async function photoOfPlace(ctx: Ctx, viewer: Viewer, location: string): Promise<PlacePicture | null> {
  const { photos } = ctx.providers;
  if (photos === null) return null;
  const place = Array.from(normalizedPlace(location)).slice(0, LIMITS.location).join('');
  const known = await ctx.loaders.placePhoto.get(place);
  if (known !== null) return known.photo;
  for (let waitedMs = 0; waitedMs < CLAIM_MS; waitedMs += LOOK_AGAIN_MS) {
    if ((await CLAIM.first(ctx.db, [place, CLAIM_MS / 1000])) !== null)
      return search(ctx, photos, viewer, place);
    const fresh = await freshPhotos.first(ctx.db, [[place]]);
    if (fresh !== null) return fresh.photo;
    await later(LOOK_AGAIN_MS);
  }
  return null;
}

/** Searches a claimed place and caches the answer. */
async function search(
  ctx: Ctx,
  photos: PhotoProvider,
  viewer: Viewer,
  place: string,
): Promise<PlacePicture | null> {
  const outcome = (await maySearch(ctx, viewer)) ? await photos.find(place) : null;
  switch (outcome?.kind) {
    case 'found': {
      const { downloadUrl: _reported, ...picture } = outcome.photo;
      await Promise.all([
        KEEP.all(ctx.db, [place, JSON.stringify(picture), FOUND_SECONDS]),
        photos.reportUse(outcome.photo),
      ]);
      return picture;
    }
    case 'failed':
      ctx.log.warn({ reason: outcome.reason }, 'search for a photo failed');
      await KEEP.all(ctx.db, [place, null, NOT_FOUND_SECONDS]);
      return null;
    case 'none':
      await KEEP.all(ctx.db, [place, null, NOT_FOUND_SECONDS]);
      return null;
    case 'not_asked':
    case undefined:
      await RELEASE.all(ctx.db, [place]);
      return null;
  }
}

async function maySearch(ctx: Ctx, viewer: Viewer): Promise<boolean> {
  try {
    await countAgainst(ctx, SEARCHES, viewer.id);
    return true;
  } catch (error) {
    // Past the limit, the page shows a drawing.
    if (error instanceof AppError) return false;
    throw error;
  }
}
