import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Metrics of the whole installation; reading a field is recorded in the audit log.',
})
export class AdminDashboard {
  @Field({ description: 'Name of the product on this installation.' })
  productName: string;
}
