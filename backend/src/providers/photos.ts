/** A picture with its attribution; addresses are absolute. */
export interface PlacePicture {
  /** About 1080 pixels wide. */
  readonly regularUrl: string;
  /** About 400 pixels wide. */
  readonly smallUrl: string;
  readonly photographer: string;
  /** Null for drawings. */
  readonly photographerUrl: string | null;
  /** Null for drawings. */
  readonly unsplashUrl: string | null;
}

/** A photo that a service found; its use must be reported. */
export interface FoundPhoto extends PlacePicture {
  /** Address to report its use. */
  readonly downloadUrl: string;
}

export type PhotoOutcome =
  | { readonly kind: 'found'; readonly photo: FoundPhoto }
  /** No photo of that place. */
  | { readonly kind: 'none' }
  /** No usable answer; `reason` is a status or an error code. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The circuit breaker is open. */
  | { readonly kind: 'not_asked' };

/** Finds photos. Never throws; failures are outcomes. */
export interface PhotoProvider {
  find(place: string): Promise<PhotoOutcome>;
  /** Reports that the photo is shown, as the service's rules ask; failures are ignored. */
  reportUse(photo: FoundPhoto): Promise<void>;
  /** Whether the circuit breaker is open. */
  isBreakerOpen?(): boolean;
}
