import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A person with an account: signed up with a phone number.',
  simpleResolvers: true,
})
@Entity('users')
@Unique('users_phone_key', ['phone'])
export class User {
  @Field(() => ID, { description: 'Id of the user, a UUID.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'Phone number in E.164 form.' })
  @Column('text')
  phone: string;

  @Field({ description: 'Name that the other participants see.' })
  @Column('text')
  name: string;

  @Column('timestamptz')
  createdAt: Date;
}
