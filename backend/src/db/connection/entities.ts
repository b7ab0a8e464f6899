import { Session } from '../../entities/session.entity.ts';
import { SignInCode } from '../../entities/signIn/signInCode.entity.ts';
import { User } from '../../entities/user.entity.ts';
import { AuditEntry } from '../../entities/auditEntry.entity.ts';
import { AttendanceException } from '../../entities/attendanceException.entity.ts';
import { CreditEntry } from '../../entities/creditEntry.entity.ts';
import { Duty } from '../../entities/plan/duty.entity.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { MealVote } from '../../entities/mealVote.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Payment } from '../../entities/payment.entity.ts';
import { PaymentEvent } from '../../entities/paymentEvent.entity.ts';
import { PlacePhoto } from '../../entities/placePhoto.entity.ts';
import { Identity } from '../../entities/signIn/identity.entity.ts';
import { OutboxText } from '../../entities/outboxText.entity.ts';
import { Recipe } from '../../entities/recipe/recipe.entity.ts';
import { RememberedEater } from '../../entities/rememberedEater.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';
import { Receipt } from '../../entities/costs/receipt.entity.ts';
import { ReceiptMeal } from '../../entities/costs/receiptMeal.entity.ts';
import { ReceiptShare } from '../../entities/costs/receiptShare.entity.ts';
import { Transfer } from '../../entities/costs/transfer.entity.ts';
import { SharedRecipe } from '../../entities/recipe/sharedRecipe.entity.ts';
import { UserTrip } from '../../entities/userTrip.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';

/** Tables without an entity exist only in migrations. */
export const ENTITIES = [
  User,
  Session,
  Identity,
  SignInCode,
  OutboxText,
  Trip,
  UserTrip,
  Participant,
  Eater,
  AttendanceException,
  Duty,
  RememberedEater,
  SettledConflict,
  Recipe,
  SharedRecipe,
  Meal,
  MealVote,
  Ingredient,
  Receipt,
  ReceiptMeal,
  ReceiptShare,
  Transfer,
  PlacePhoto,
  Payment,
  PaymentEvent,
  CreditEntry,
  AuditEntry,
];
