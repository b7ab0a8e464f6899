import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Cost } from './cost.ts';

@ObjectType({ description: 'Language model usage of a feature.' })
export class FeatureUsage {
  @Field({ description: 'Purpose of the calls: meal_suggestions.' })
  feature: string;

  @Field(() => Float, { description: 'Input and output tokens.' })
  tokensUsed: number;

  @Field(() => Cost, { description: 'Estimated cost of the tokens.' })
  estimatedCost: Cost;
}

@ObjectType({ description: 'Language model usage of a user.' })
export class UserUsage {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => Float, { description: 'Input and output tokens.' })
  tokensUsed: number;

  @Field(() => Cost, { description: 'Estimated cost of the tokens.' })
  estimatedCost: Cost;
}

@ObjectType({ description: 'Language model usage by feature and user.' })
export class AiUsageMetrics {
  @Field(() => Cost, {
    description: 'Estimated cost of all calls, including failed ones and those of deleted accounts.',
  })
  totalEstimatedCost: Cost;

  @Field(() => Float, { description: 'Input and output tokens of all calls.' })
  totalTokensUsed: number;

  @Field(() => [FeatureUsage], { description: 'The five features with the most tokens.' })
  usageByFeature: FeatureUsage[];

  @Field(() => [UserUsage], {
    description: 'The ten users with the most tokens; on a tie, the older account first.',
  })
  usageByUser: UserUsage[];
}
