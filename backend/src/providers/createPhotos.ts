import type { PhotosConfig } from '../config/config.ts';
import type { PhotoProvider } from './photos.ts';
import { createUnsplashPhotos, withPhotoBreaker } from './unsplashPhotos.ts';

/** The provider of photos that the configuration asks for; null where places are drawn. */
export function createPhotos(config: PhotosConfig | null): PhotoProvider | null {
  return config === null ? null : withPhotoBreaker(createUnsplashPhotos(config));
}
