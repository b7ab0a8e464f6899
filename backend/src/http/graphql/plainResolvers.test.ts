import { graphql, type GraphQLSchema } from 'graphql';
import {
  Arg,
  buildSchemaSync,
  Ctx,
  Field,
  FieldResolver,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { callPlainly } from './plainResolvers.ts';

interface Words {
  readonly greeting: string;
}

@ObjectType()
class Person {
  @Field(() => String)
  name: string;
}

@Resolver(() => Person)
class PersonResolver {
  readonly #mark = '!';

  @Query(() => Person)
  person(): Person {
    return { name: 'Maya' };
  }

  @FieldResolver(() => String)
  greeted(@Root() person: Readonly<Person>, @Ctx() { greeting }: Readonly<Words>): string {
    return `${greeting} ${person.name}${this.#mark}`;
  }

  @FieldResolver(() => String)
  turned(@Ctx() { greeting }: Readonly<Words>, @Root() person: Readonly<Person>): string {
    return `${person.name} ${greeting}`;
  }

  @FieldResolver(() => String)
  called(@Root() person: Readonly<Person>, @Arg('by', () => String) by: string): string {
    return `${by} ${person.name}`;
  }

  @FieldResolver(() => Boolean)
  isInstance(@Root() person: Person): boolean {
    return person instanceof Person;
  }

  @FieldResolver(() => String)
  part(@Root('name') name: string): string {
    return name.slice(0, 2);
  }

  @FieldResolver(() => String)
  failing(@Root() _person: Readonly<Person>): string {
    throw new Error('No.');
  }
}

describe('fields that are called directly', () => {
  let schema: GraphQLSchema;
  beforeAll(() => {
    schema = buildSchemaSync({ resolvers: [PersonResolver], validate: false });
    callPlainly(schema);
  });

  test('answer as before, whatever their methods take and in whatever order', async () => {
    const { data } = await graphql({
      schema,
      source: '{ person { name greeted turned called(by: "Dear") isInstance part } }',
      contextValue: { greeting: 'Hello' },
    });
    expect(data).toEqual({
      person: {
        name: 'Maya',
        greeted: 'Hello Maya!',
        turned: 'Maya Hello',
        called: 'Dear Maya',
        isInstance: true,
        part: 'Ma',
      },
    });
  });

  test('fail at their own place', async () => {
    const { errors } = await graphql({ schema, source: '{ person { failing } }', contextValue: {} });
    expect(errors?.map(({ message, path }) => ({ message, path }))).toEqual([
      { message: 'No.', path: ['person', 'failing'] },
    ]);
  });
});
