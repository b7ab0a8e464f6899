import { Ctx as Context, Field, Float, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { peopleTextFields } from '../../../../domain/people/eater/eaterFields.ts';
import type { ListedLine, PeopleList } from '../../../../domain/people/csv/peopleList.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { rendered, type Rendered } from '../../../../domain/text/rendered.ts';
import { Input, tripInputOf } from '../../base/graphqlInput.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { EaterAvoidObject, MealTimeObject } from '../../entities/eater.entity.ts';
import { readPeople } from './readPeople.service.ts';

@ObjectType('ListedPerson', {
  description: 'A line of a list of people, as understood: addCompanions takes its fields.',
})
class ListedPersonObject implements Rendered<Omit<ListedLine, 'portionQuarters'>> {
  @Field(() => Int, {
    description: 'Number of the line, as spreadsheets count: 1 are the names of the columns.',
  })
  number: number;

  @Field({ description: 'Name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Group.' })
  group: string | null;

  @Field(() => Float, {
    description: 'Portion, also by the year of birth or the age; 1 where the line says nothing.',
  })
  portion: number;

  @Field(() => [EaterAvoidObject], {
    description: 'What the person does not eat, rather too strict: a list does not say what is an allergy.',
  })
  avoids: readonly EaterAvoid[];

  @Field({ description: 'Whether the line says that the person eats everything.' })
  eatsEverything: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Remarks beside what is avoided: "carries an EpiPen".',
  })
  note: string | null;

  @Field(() => MealTimeObject, {
    nullable: true,
    description: 'First meal; null where the line says nothing.',
  })
  arrives: MealTime | null;

  @Field(() => MealTimeObject, {
    nullable: true,
    description: 'Last meal; null where the line says nothing.',
  })
  leaves: MealTime | null;

  @Field(() => [String], { description: 'Why the line cannot be taken, as sentences; empty if it can.' })
  problems: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'Why the line is perhaps not to be taken, as a sentence: somebody has this name already.',
  })
  doubt: string | null;
}

@ObjectType('PeopleList', { description: 'Answer to readPeople.' })
class PeopleListObject {
  @Field(() => [ListedPersonObject], { description: 'The people, line by line.' })
  people: readonly ListedPersonObject[];

  @Field(() => [String], {
    description:
      'About the list, as sentences: columns that are not read, more people than there is room for.',
  })
  notes: readonly string[];
}

@InputType({ description: 'A list of people.' })
class ReadPeopleInput extends tripInputOf(peopleTextFields.shape, {
  text: 'CSV with commas, semicolons or tabs. Its first line names the columns in English, German, French or Spanish: name, group, portion, year of birth or age, avoids, arrives, leaves.',
}) {}

@Resolver()
export class ReadPeopleResolver {
  @Query(() => PeopleListObject, {
    description: `Reads a list of people, at most ${LIMITS.tripEaters}, and adds nobody: addCompanions does. BAD_USER_INPUT for a text that is no list; 60 an hour. Requests are limited to 64 kB; send files up to ${LIMITS.peopleListBytes / 2 ** 20} MB to POST /api/trips/{tripId}/eaters/read-file (REST).`,
  })
  async readPeople(
    @Input(ReadPeopleInput, 'The list.') input: ReadPeopleInput,
    @Context() ctx: Ctx,
  ): Promise<PeopleListObject> {
    return presentList(await readPeople(ctx, input.tripId, input));
  }
}

function presentList({ lines, notes }: PeopleList): PeopleListObject {
  return {
    people: rendered(lines).map(({ portionQuarters, ...line }) => ({
      ...line,
      portion: portionQuarters / 4,
    })),
    notes: rendered(notes),
  };
}
