import type { PhotosConfig } from '../config/config.ts';
import type { PhotoProvider } from './photos.ts';
import { createUnsplashPhotos, withPhotoBreaker } from './unsplashPhotos.ts';

/** The configured photo provider, or null. */
export function createPhotos(config: PhotosConfig | null): PhotoProvider | null {
  return config === null ? null : withPhotoBreaker(createUnsplashPhotos(config));
}
