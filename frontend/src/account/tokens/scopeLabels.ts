import { t } from '@lingui/core/macro';
import type { Scope } from '../../../../domain/account/tokenFields.ts';

/** What a token may do, as its owner reads it. */
export function scopeLabels(): Readonly<Record<Scope, string>> {
  return {
    'trips:read': t`See trips, plans, lists and costs`,
    'trips:write': t`Change plans`,
    'list:write': t`Check off and change lists`,
    'people:read': t`See who comes, with phone numbers`,
    'people:health': t`See what people don’t eat`,
    'costs:write': t`Change receipts and payments`,
    'recipes:write': t`Change your recipes`,
    'account:read': t`See your account and recipes`,
    'admin:metrics': t`See how this installation is used`,
  };
}
