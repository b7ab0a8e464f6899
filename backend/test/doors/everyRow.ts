import type { MealType } from '../../../domain/plan/meal.ts';
import type { Package, PaymentStatus } from '../../../domain/payment/packages.ts';
import type { World } from '../world.ts';

/** All rows of the database, to add up figures in the test. */
export interface EveryRow {
  readonly users: readonly {
    readonly id: string;
    readonly name: string;
    readonly phone: string;
    readonly created_at: Date;
  }[];
  readonly trips: readonly { readonly id: string; readonly created_by: string; readonly created_at: Date }[];
  readonly participants: readonly {
    readonly invite_status: string;
    readonly invited_by: string | null;
    readonly invited_at: Date | null;
  }[];
  readonly meals: readonly {
    readonly type: MealType;
    readonly is_ai_generated: boolean;
    readonly created_at: Date;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly user_id: string | null;
    readonly package: Package;
    readonly status: PaymentStatus;
    readonly trips: number;
    readonly amount_cents: number;
    readonly refunded_cents: number;
    readonly dispute_lost_at: Date | null;
    readonly created_at: Date;
    readonly completed_at: Date | null;
  }[];
  readonly credit_entries: readonly {
    readonly id: string;
    readonly user_id: string | null;
    readonly kind: string;
    readonly amount: number;
    readonly lot_id: string | null;
    readonly expires_at: Date | null;
  }[];
  readonly ai_usages: readonly {
    readonly user_id: string | null;
    readonly feature: string;
    readonly input_tokens: number;
    readonly output_tokens: number;
    readonly cost_micro_dollars: number;
    readonly created_at: Date;
  }[];
}

export async function readEveryRow({ dataSource }: World): Promise<EveryRow> {
  const rows = async <Table extends keyof EveryRow>(table: Table) =>
    dataSource.query<EveryRow[Table]>(`select * from ${table}`);
  return {
    users: await rows('users'),
    trips: await rows('trips'),
    participants: await rows('participants'),
    meals: await rows('meals'),
    payments: await rows('payments'),
    credit_entries: await rows('credit_entries'),
    ai_usages: await rows('ai_usages'),
  };
}
