import { Arg, Ctx as Context, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { LIMITS } from '../../../domain/limits.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Trip } from '../entities/trip.entity.ts';
import { locationImage, photoOfTrip } from './photo.service.ts';

@ObjectType({ description: 'Absolute URLs of a picture.' })
class PhotoUrls {
  @Field({ description: 'URL for a page header; a photo is about 1080 pixels wide.' })
  regular: string;

  @Field({ description: 'URL for a card; a photo is about 400 pixels wide.' })
  small: string;
}

@ObjectType({ description: 'Attribution to show with the picture, including the links.' })
class PhotoAttribution {
  @Field({ description: "Name of the photographer; the product's name for a drawing." })
  photographer: string;

  @Field(() => String, { nullable: true, description: "Photographer's page; null for a drawing." })
  photographerUrl: string | null;

  @Field(() => String, { nullable: true, description: "Photo's page at Unsplash; null for a drawing." })
  unsplashUrl: string | null;
}

@ObjectType({ description: "A picture of a trip's location." })
class Photo {
  @Field(() => PhotoUrls, { description: 'URLs of the picture.' })
  urls: PhotoUrls;

  @Field(() => PhotoAttribution, { description: 'Attribution of the picture.' })
  attribution: PhotoAttribution;

  @Field({ description: 'Whether the picture is a built-in drawing, used without a photo.' })
  isDrawn: boolean;
}

@ObjectType({ description: "Absolute URLs of a place's picture." })
class LocationImageUrls {
  @Field({ description: 'URL for a card; a photo is about 400 pixels wide.' })
  small: string;
}

@ObjectType({ description: 'A picture of a place.' })
class LocationImage {
  @Field(() => LocationImageUrls, { description: 'URLs of the picture.' })
  urls: LocationImageUrls;

  @Field({ description: 'Whether the picture is a built-in drawing, used without a photo.' })
  isDrawn: boolean;
}

@Resolver(() => Trip)
export class PhotoResolver {
  @FieldResolver(() => Photo, {
    description:
      "Picture of the trip's location. Photos are cached for a day; without a photo it is a drawing, never an error.",
  })
  photo(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<Photo> {
    return photoOfTrip(ctx, trip);
  }

  @Query(() => LocationImage, {
    description:
      'Picture of any place. After 60 new places in an hour the pictures are drawings, never an error.',
  })
  locationImage(
    @Arg('location', () => String, { description: `Name of the place, 1 to ${LIMITS.location} characters.` })
    location: string,
    @Context() ctx: Ctx,
  ): Promise<LocationImage> {
    return locationImage(ctx, location);
  }
}
