import { Entity, ForeignKey, Index } from 'typeorm';
import { Meal } from '../meal.entity.ts';
import { Receipt } from './receipt.entity.ts';
import { PrimaryColumn } from '../column.ts';

/** A meal that a receipt by portions was for; without any, it was for all. */
@Entity('receipt_meals')
@Index('receipt_meals_meal_idx', ['tripId', 'mealId'])
@ForeignKey(() => Receipt, ['tripId', 'receiptId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'receipt_meals_receipt_fkey',
})
@ForeignKey(() => Meal, ['tripId', 'mealId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'receipt_meals_meal_fkey',
})
export class ReceiptMeal {
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @PrimaryColumn('uuid', ['kept', 'not exported'])
  receiptId: string;

  @PrimaryColumn('uuid', ['kept', 'not exported'])
  mealId: string;
}
