import type { EntityManager } from 'typeorm';
import { addDays, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';

/** A ctx of the account of this name, at some time. */
export type CtxOf = (name: string, when: Date) => Ctx;

/** A trip of the demo, whose people and dishes have names of their own. */
export class TripByNames {
  readonly id: string;
  readonly startDate: CalendarDate;
  readonly ctxOf: CtxOf;
  readonly #db: EntityManager;
  readonly #now: Date;

  constructor(
    { id, startDate }: Pick<Trip, 'id' | 'startDate'>,
    ctxOf: CtxOf,
    { db, now }: { readonly db: EntityManager; readonly now: Date },
  ) {
    this.id = id;
    this.startDate = startDate;
    this.ctxOf = ctxOf;
    this.#db = db;
    this.#now = now;
  }

  /** @param index from 0, the day of arrival */
  day(index: number): CalendarDate {
    return addDays(this.startDate, index);
  }

  /** Now before today's noon. */
  noon(index: number): Date {
    return new Date(Math.min(Date.parse(`${this.day(index)}T12:00:00Z`), this.#now.getTime()));
  }

  participant(name: string): Promise<Participant> {
    return this.#db.findOneByOrFail(Participant, { tripId: this.id, name });
  }

  /** A participant at the table, or a companion. */
  async eater(name: string, broughtBy?: string): Promise<Eater> {
    const { id: participantId } = await this.participant(broughtBy ?? name);
    const isCompanion = broughtBy !== undefined;
    const named = isCompanion ? { name } : {};
    return this.#db.findOneByOrFail(Eater, { tripId: this.id, participantId, isCompanion, ...named });
  }

  meal(name: string): Promise<Meal> {
    return this.#db.findOneByOrFail(Meal, { tripId: this.id, name });
  }

  async ingredients(meal: string): Promise<Ingredient[]> {
    const { id: mealId } = await this.meal(meal);
    return this.#db.find(Ingredient, { where: { tripId: this.id, mealId }, order: { id: 'asc' } });
  }
}
