import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Meal } from '../meal.entity.ts';
import { Receipt } from './receipt.entity.ts';

/** A meal that a receipt by portions was for; without any, it was for all. */
@Entity('receipt_meals')
@Index('receipt_meals_meal_idx', ['tripId', 'mealId'])
@Check('receipt_meals_place_check', 'place = place_of(trip_id)')
@ForeignKey(() => Receipt, ['tripId', 'receiptId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'receipt_meals_receipt_fkey',
})
@ForeignKey(() => Meal, ['tripId', 'mealId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'receipt_meals_meal_fkey',
})
export class ReceiptMeal {
  @PrimaryColumn('uuid')
  tripId: string;

  /** Distribution key: `placeOf` the trip. */
  @Column('smallint')
  place: number;

  @PrimaryColumn('uuid')
  receiptId: string;

  @PrimaryColumn('uuid')
  mealId: string;
}
