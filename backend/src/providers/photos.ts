/** Addresses are absolute. */
export interface PlacePicture {
  /** About 1080 pixels. */
  readonly regularUrl: string;
  /** About 400 pixels. */
  readonly smallUrl: string;
  readonly photographer: string;
  readonly photographerUrl: string | null;
  readonly unsplashUrl: string | null;
}

/** Its use must be reported. */
export interface FoundPhoto extends PlacePicture {
  readonly downloadUrl: string;
}

export type PhotoOutcome =
  | { readonly kind: 'found'; readonly photo: FoundPhoto }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'not_asked' };

/** Never throws; failures are outcomes. */
export interface PhotoProvider {
  find(place: string): Promise<PhotoOutcome>;
  /** Required by the service; failures are ignored. */
  reportUse(photo: FoundPhoto): Promise<void>;
  isBreakerOpen?(): boolean;
}
