import type { Client } from '../client.ts';
import { buildPerson, buildTrip, type Person } from '../build.ts';
import { mealsAnswer, OPENAI_KEY, startLocalOpenAi, type LocalOpenAi } from './localOpenAi.ts';
import { createWorld, type World } from '../world.ts';
import type { Trip } from '../../src/entities/trip.entity.ts';

/** Three days with three meals each. */
export const SLOTS = 9;

/** The tested fields of a meal over REST. */
export interface Planned {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly type: string;
  readonly ingredients: readonly {
    readonly id: string;
    readonly name: string;
    readonly alternatives: readonly string[];
    readonly quantity: string;
    readonly unit: string;
  }[];
}

/** The recorded usage of a call. */
export interface Usage {
  readonly outcome: string;
  readonly reason: string | null;
  readonly input: number;
  readonly output: number;
  readonly cost: number;
}

/** A server with a local model, and a user with an empty trip, new for each test. */
export class ModelScene {
  readonly openAi: LocalOpenAi;
  readonly world: World;
  maya: Person;
  trip: Trip;

  private constructor(openAi: LocalOpenAi, world: World, maya: Person, trip: Trip) {
    this.openAi = openAi;
    this.world = world;
    this.maya = maya;
    this.trip = trip;
  }

  static async start(): Promise<ModelScene> {
    const openAi = await startLocalOpenAi();
    const world = await createWorld({
      OPENAI_API_KEY: OPENAI_KEY,
      OPENAI_BASE_URL: openAi.baseUrl,
      OPENAI_MODEL: 'test-model',
      AI_PRICES: 'test-model=0.5/2',
      AI_DAILY_BUDGET_USD: '1',
    });
    const maya = await buildPerson(world);
    return new ModelScene(openAi, world, maya, await buildTrip(world, maya));
  }

  async begin(): Promise<void> {
    this.openAi.complete = mealsAnswer();
    this.openAi.seen.length = 0;
    await this.world.dataSource.query('delete from ai_usages');
    this.maya = await buildPerson(this.world);
    this.trip = await buildTrip(this.world, this.maya);
  }

  async end(): Promise<void> {
    await this.world.close();
    await this.openAi.close();
  }

  suggest(body: object = {}, client: Client = this.maya.client) {
    return client.rest('POST', `/api/trips/${this.trip.id}/suggest-meals`, body);
  }

  async plan(): Promise<Planned[]> {
    const { body } = await this.maya.client.rest('GET', `/api/trips/${this.trip.id}`);
    // The answer of a trip contains its meals.
    return (body as { meals: Planned[] }).meals;
  }

  usages(): Promise<Usage[]> {
    return this.world.dataSource.query<Usage[]>(
      `select outcome, reason, input_tokens as input, output_tokens as output, cost_micro_dollars::int as cost
       from ai_usages where user_id = $1 order by id`,
      [this.maya.user.id],
    );
  }

  /** The number of meals from the model, which names them after their slots. */
  async fromModel(): Promise<number> {
    return (await this.plan()).filter(({ name }) => name.startsWith('Rice of ')).length;
  }
}
