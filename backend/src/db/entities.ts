import { Session } from '../account/session.entity.ts';
import { SignInCode } from '../account/signInCode.entity.ts';
import { User } from '../account/user.entity.ts';
import { AuditEntry } from '../admin/auditEntry.entity.ts';
import { CreditEntry } from '../credit/creditEntry.entity.ts';
import { Ingredient } from '../ingredient/ingredient.entity.ts';
import { Meal } from '../meal/meal.entity.ts';
import { MealVote } from '../meal/mealVote.entity.ts';
import { Participant } from '../participant/participant.entity.ts';
import { Payment } from '../payment/payment.entity.ts';
import { PaymentEvent } from '../payment/paymentEvent.entity.ts';
import { PlacePhoto } from '../photo/placePhoto.entity.ts';
import { OutboxText } from '../providers/outboxText.entity.ts';
import { Trip } from '../trip/trip.entity.ts';

/** Every entity; the tables that no entity maps are made by the migrations alone. */
export const ENTITIES = [
  User,
  Session,
  SignInCode,
  OutboxText,
  Trip,
  Participant,
  Meal,
  MealVote,
  Ingredient,
  PlacePhoto,
  Payment,
  PaymentEvent,
  CreditEntry,
  AuditEntry,
];
