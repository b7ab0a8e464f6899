import { Arg, Ctx as Context, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { Trip } from '../entities/trip.entity.ts';
import { locationImage, photoOfTrip } from './photo.service.ts';

@ObjectType({ description: 'Addresses of a picture; absolute.', simpleResolvers: true })
class PhotoUrls {
  @Field({ description: "For a page's head; a photo is about 1080 pixels wide." })
  regular: string;

  @Field({ description: 'For a card; a photo is about 400 pixels wide.' })
  small: string;
}

@ObjectType({
  description: 'Whom to thank for a picture, beside it and with the links.',
  simpleResolvers: true,
})
class PhotoAttribution {
  @Field({ description: 'Name of the photographer; the name of the product for its own drawings.' })
  photographer: string;

  @Field(() => String, { nullable: true, description: "The photographer's page; null when drawn." })
  photographerUrl: string | null;

  @Field(() => String, { nullable: true, description: "The photo's page at Unsplash; null when drawn." })
  unsplashUrl: string | null;
}

@ObjectType({ description: 'A picture of the place that a trip goes to.', simpleResolvers: true })
class Photo {
  @Field(() => PhotoUrls, { description: 'Where the picture is.' })
  urls: PhotoUrls;

  @Field(() => PhotoAttribution, { description: 'Whom to thank for it.' })
  attribution: PhotoAttribution;

  @Field({ description: "Whether it is the product's own drawing of such a landscape, for want of a photo." })
  isDrawn: boolean;
}

@ObjectType({ description: 'Addresses of the picture of a place; absolute.', simpleResolvers: true })
class LocationImageUrls {
  @Field({ description: 'For a card; a photo is about 400 pixels wide.' })
  small: string;
}

@ObjectType({ description: 'A picture of a place.', simpleResolvers: true })
class LocationImage {
  @Field(() => LocationImageUrls, { description: 'Where the picture is.' })
  urls: LocationImageUrls;

  @Field({ description: "Whether it is the product's own drawing of such a landscape, for want of a photo." })
  isDrawn: boolean;
}

@Resolver(() => Trip)
export class PhotoResolver {
  @FieldResolver(() => Photo, {
    description:
      'A picture of the place. Photos are remembered for a day; without one there is a drawing, never an error.',
  })
  photo(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<Photo> {
    return photoOfTrip(ctx, trip);
  }

  @Query(() => LocationImage, {
    description: 'A picture of any place. Past 60 new places an hour they are drawn, never refused.',
  })
  locationImage(
    @Arg('location', () => String, { description: 'The place, 1 to 200 characters.' }) location: string,
    @Context() ctx: Ctx,
  ): Promise<LocationImage> {
    return locationImage(ctx, location);
  }
}
