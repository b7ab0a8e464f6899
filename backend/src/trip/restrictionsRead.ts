import { Field, ObjectType } from 'type-graphql';
import type { RestrictionReport } from '../../../domain/food/restrictionReport.ts';

@ObjectType({
  description:
    'How dietary restrictions are read. Whatever was written is in one of the lists; what is in none of the first two is not heeded.',
  simpleResolvers: true,
})
export class RestrictionsRead implements RestrictionReport {
  @Field(() => [String], {
    description:
      'What is avoided by what foods contain, in words for people: "vegan", "no tree nuts", "no mushroom".',
  })
  understood: readonly string[];

  @Field(() => [String], {
    description:
      'Words that are not known, such as "histamine": only ingredients and dishes with the word in their name are avoided.',
  })
  wordsOnly: readonly string[];

  @Field(() => [String], {
    description: 'Parts that were not wholly understood, as they were written: check the meals for them.',
  })
  notUnderstood: readonly string[];
}
