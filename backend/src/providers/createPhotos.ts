import type { PhotosConfig } from '../config/config.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { PhotoProvider } from './photos.ts';
import { createUnsplashPhotos, withPhotoBreaker } from './unsplashPhotos.ts';

export function createPhotos(config: PhotosConfig | null, outbound: Outbound): PhotoProvider | null {
  return config === null ? null : withPhotoBreaker(createUnsplashPhotos(config, outbound));
}
