import { sceneOf } from '../../../domain/trip/scene.ts';
import type { Config } from '../config/config.ts';
import type { PlacePicture } from './photos.ts';

export function drawnPicture(
  location: string,
  tripName: string,
  { publicUrl, productName }: Pick<Config, 'publicUrl' | 'productName'>,
): PlacePicture {
  const url = new URL(`/scenes/${sceneOf(location, tripName)}.svg`, publicUrl).href;
  return {
    regularUrl: url,
    smallUrl: url,
    photographer: productName,
    photographerUrl: null,
    unsplashUrl: null,
  };
}
