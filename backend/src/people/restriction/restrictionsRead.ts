import { Field, ObjectType } from 'type-graphql';
import type { Rendered } from '../../../../domain/text/rendered.ts';
import type { Avoid } from '../../../../domain/food/avoid.ts';
import type { RestrictionReport } from '../../../../domain/food/restriction/restrictionReport.ts';
import { AvoidKindEnum } from '../../entities/avoidKindEnum.ts';

@ObjectType('Avoid', { description: 'One thing that a group does not eat.' })
class AvoidObject {
  @Field(() => AvoidKindEnum, { description: 'What the value is.' })
  kind: Avoid['kind'];

  @Field({ description: 'The diet, the content or the word. More diets and contents may be added.' })
  value: string;
}

@ObjectType({
  description:
    'How dietary restrictions were understood. Every part of the text is in one of the lists; parts in notUnderstood are not checked.',
})
export class RestrictionsRead implements Rendered<RestrictionReport> {
  @Field(() => [String], {
    description:
      'Restrictions checked against the contents of foods, as readable text: "vegan", "no tree nuts", "no mushroom".',
  })
  understood: readonly string[];

  @Field(() => [AvoidObject], { description: 'What understood and wordsOnly say, for programs.' })
  avoids: readonly Avoid[];

  @Field(() => [String], {
    description:
      'Unknown words, such as "histamine"; only ingredients and dishes with the word in their name are avoided.',
  })
  wordsOnly: readonly string[];

  @Field(() => [String], {
    description: 'Parts that were not fully understood, as typed; check the meals for them.',
  })
  notUnderstood: readonly string[];
}
