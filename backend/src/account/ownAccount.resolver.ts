import {
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { codeField, nameFields } from '../../../domain/account/accountFields.ts';
import { emailFields, phoneFields } from '../../../domain/people/contactFields.ts';
import { settingsFields } from '../../../domain/account/settingsFields.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { JsonScalar } from '../base/jsonScalar.ts';
import { Input, inputOf, rowId } from '../base/graphqlInput.ts';
import { changeShopTexts, SHOP_TEXT_FIELDS, shopTextSetting } from './settings/shopTextSetting.service.ts';
import { changePresence, PRESENCE_FIELDS, presenceSetting } from './settings/presenceSetting.service.ts';
import { accountExport } from './accountExport.service.ts';
import type { AccountExport } from './accountExport.sql.ts';
import { CurrentUser, RequestCodePayload } from './account.resolver.ts';
import { changeSettings } from './settings/changeSettings.service.ts';
import { changeName } from './settings/changeName.service.ts';
import {
  changeEmail,
  changePhone,
  requestEmailChange,
  requestPhoneChange,
} from './settings/changeContact.service.ts';
import { deleteAccount } from './deletion/deleteAccount.service.ts';
import { deletionPreview, type DeletionPreview } from './deletion/deletionPreview.service.ts';
import type { PresenceSetting } from './settings/presenceSetting.sql.ts';
import type { ShopTextSetting } from './settings/shopTextSetting.sql.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './settings/ownSessions.service.ts';

@ObjectType({ description: 'A session of the viewer on a device.' })
class Session {
  @Field(() => ID, { description: 'Id of the session, a UUID.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Browser and device that signed in, such as "Safari on iPhone"; null for a client that is not a browser.',
  })
  device: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of sign-in.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of last use, to the hour.' })
  lastSeenAt: Date;

  @Field({ description: 'Whether this is the current session.' })
  isCurrent: boolean;
}

@ObjectType({
  description: "A trip that passes to another participant when its creator's account is deleted.",
})
class PassedOnTrip {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;

  @Field({ description: 'Name of the trip.' })
  name: string;

  @Field({ description: 'Name of the new owner: another organizer, else the member who joined first.' })
  to: string;
}

@ObjectType({ description: 'A trip that is deleted with the account.' })
class LostTrip {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;

  @Field({ description: 'Name of the trip.' })
  name: string;
}

@ObjectType({ description: 'Preview of deleting the account.' })
class AccountDeletion {
  @Field(() => [PassedOnTrip], { description: "The viewer's trips that pass to another participant." })
  passedOn: readonly PassedOnTrip[];

  @Field(() => [LostTrip], { description: "The viewer's trips without other members; they are deleted." })
  deleted: readonly LostTrip[];

  @Field(() => Int, { description: 'Remaining trips that are lost; -1 for unlimited.' })
  tripsRemaining: number;
}

@InputType({ description: 'A session to end.' })
class EndSessionInput extends inputOf({ id: rowId }, { id: 'Id of the session.' }) {}

@InputType({ description: 'A new name.' })
class ChangeNameInput extends inputOf(nameFields.shape, {
  name: 'Name shown to other participants, {limits}.',
}) {}

@InputType({ description: 'Settings of the account; absent fields stay.' })
class ChangeSettingsInput extends inputOf(settingsFields.shape, {
  language: {
    text: 'Code of one of the languages of the product, such as "de"; null follows the browser.',
    type: String,
  },
  units: 'System of measures; null follows the region.',
}) {}

@InputType({ description: 'New phone number to text a code to.' })
class RequestPhoneChangeInput extends inputOf(phoneFields.shape, {
  phone: 'Phone number in the United States or Canada without an account, in any common spelling.',
}) {}

@InputType({ description: 'New email address to send a code to.' })
class RequestEmailChangeInput extends inputOf(emailFields.shape, {
  email: 'Email address without an account.',
}) {}

@InputType({ description: 'Code and the new phone number it was texted to.' })
class ChangePhoneInput extends inputOf(
  { ...phoneFields.shape, code: codeField },
  {
    phone: 'Phone number that the code was texted to, in any common spelling.',
    code: 'Sign-in code of six digits.',
  },
) {}

@InputType({ description: 'Code and the new email address it was sent to.' })
class ChangeEmailInput extends inputOf(
  { ...emailFields.shape, code: codeField },
  { email: 'Email address that the code was sent to.', code: 'Sign-in code of six digits.' },
) {}

@ObjectType({ description: 'The account after a change.' })
class AccountPayload {
  @Field(() => CurrentUser, { description: 'The signed-in user after the change.' })
  user: CurrentUser;
}

@ObjectType('PresenceSetting', { description: "The account's choice about presence." })
class PresenceSettingType implements PresenceSetting {
  @Field({ description: 'Whether others see that the viewer looks at a trip; who hides sees nobody either.' })
  isShown: boolean;
}

@InputType({ description: 'A choice about presence.' })
class ChangePresenceInput extends inputOf(PRESENCE_FIELDS.shape, {
  isShown: 'Whether others see that the viewer looks at a trip.',
}) {}

@ObjectType({ description: 'Answer to changePresence.' })
class ChangePresencePayload {
  @Field(() => PresenceSettingType, { description: 'The setting after the change.' })
  presenceSetting: PresenceSetting;
}

@ObjectType('ShopTextSetting', { description: "The account's choice about texts." })
class ShopTextSettingType implements ShopTextSetting {
  @Field({
    description:
      'Whether the viewer gets a text when a shopper asks about an ingredient of a meal they cook.',
  })
  isWanted: boolean;
}

@InputType({ description: 'A choice about texts from shoppers.' })
class ChangeShopTextsInput extends inputOf(SHOP_TEXT_FIELDS.shape, {
  isWanted: 'Whether the viewer gets these texts.',
}) {}

@ObjectType({ description: 'Answer to changeShopTexts.' })
class ChangeShopTextsPayload {
  @Field(() => ShopTextSettingType, { description: 'The setting after the change.' })
  shopTextSetting: ShopTextSetting;
}

@ObjectType({ description: 'Answer to endSession.' })
class EndSessionPayload {
  @Field(() => ID, { description: 'Id of the ended session.' })
  id: string;
}

@ObjectType({ description: 'Answer to endOtherSessions.' })
class EndOtherSessionsPayload {
  @Field(() => Int, { description: 'Number of ended sessions.' })
  count: number;
}

@ObjectType({ description: 'Result of deleting the account.' })
class DeleteAccountPayload {
  @Field({ description: 'Always true: the account is deleted and its sessions have ended.' })
  ok: boolean;
}

@Resolver()
export class OwnAccountResolver {
  @Query(() => [Session], { description: "The viewer's sessions, the current one first." })
  sessions(@Context() ctx: Ctx): Promise<Session[]> {
    return ownSessions(ctx);
  }

  @Query(() => AccountDeletion, { description: 'Preview of deleting the account.' })
  accountDeletion(@Context() ctx: Ctx): Promise<DeletionPreview> {
    return deletionPreview(ctx);
  }

  @Query(() => JsonScalar, {
    description:
      "All stored data about the viewer: account, sessions, trips with the viewer's own data in them, " +
      'invitationsSent, payments, credits, aiUsages and auditLog.',
  })
  accountExport(@Context() ctx: Ctx): Promise<AccountExport> {
    return accountExport(ctx);
  }

  @Query(() => PresenceSettingType, { description: 'Whether others see that the viewer looks at a trip.' })
  presenceSetting(@Context() ctx: Ctx): Promise<PresenceSetting> {
    return presenceSetting(ctx);
  }

  @Mutation(() => ChangePresencePayload, {
    description: 'Shows or hides that the viewer looks at a trip, also on open streams.',
  })
  async changePresence(
    @Context() ctx: Ctx,
    @Input(ChangePresenceInput, 'The choice.') input: unknown,
  ): Promise<ChangePresencePayload> {
    return { presenceSetting: await changePresence(ctx, input) };
  }

  @Query(() => ShopTextSettingType, {
    description:
      'Whether the viewer gets a text when a shopper asks about an ingredient of a meal they cook.',
  })
  shopTextSetting(@Context() ctx: Ctx): Promise<ShopTextSetting> {
    return shopTextSetting(ctx);
  }

  @Mutation(() => ChangeShopTextsPayload, { description: 'Switches texts from shoppers on or off.' })
  async changeShopTexts(
    @Context() ctx: Ctx,
    @Input(ChangeShopTextsInput, 'The choice.') input: unknown,
  ): Promise<ChangeShopTextsPayload> {
    return { shopTextSetting: await changeShopTexts(ctx, input) };
  }

  @Mutation(() => EndSessionPayload, { description: "Ends one of the viewer's sessions immediately." })
  endSession(
    @Context() ctx: Ctx,
    @Input(EndSessionInput, 'The session.') input: EndSessionInput,
  ): Promise<EndSessionPayload> {
    return endOwnSession(ctx, input.id);
  }

  @Mutation(() => EndOtherSessionsPayload, {
    description: "Ends all of the viewer's sessions except the current one.",
  })
  async endOtherSessions(@Context() ctx: Ctx): Promise<EndOtherSessionsPayload> {
    return { count: await endOtherSessions(ctx) };
  }

  @Mutation(() => AccountPayload, {
    description: "Changes the viewer's name, also in every trip that the viewer has joined.",
  })
  async changeName(
    @Context() ctx: Ctx,
    @Input(ChangeNameInput, 'The name.') input: unknown,
  ): Promise<AccountPayload> {
    return { user: await changeName(ctx, input) };
  }

  @Mutation(() => AccountPayload, {
    description:
      'Changes language and units of the account. The browser remembers the language in the cookie `language`.',
  })
  async changeSettings(
    @Context() ctx: Ctx,
    @Input(ChangeSettingsInput, 'The settings.') input: unknown,
  ): Promise<AccountPayload> {
    return { user: await changeSettings(ctx, input) };
  }

  @Mutation(() => RequestCodePayload, {
    description:
      "Texts a code to the viewer's new number; CONFLICT when that number has an account. Must be the only " +
      'field of its operation; shares the limits of checkPhone and requestCode.',
  })
  requestPhoneChange(
    @Context() ctx: Ctx,
    @Input(RequestPhoneChangeInput, 'The new number.') input: unknown,
  ): Promise<RequestCodePayload> {
    return requestPhoneChange(ctx, input);
  }

  @Mutation(() => AccountPayload, {
    description:
      'Moves the account to the number that the code was texted to and ends its other sessions. Must be ' +
      'the only field of its operation; a code allows five attempts and works once.',
  })
  async changePhone(
    @Context() ctx: Ctx,
    @Input(ChangePhoneInput, 'The new number and the code.') input: unknown,
  ): Promise<AccountPayload> {
    return { user: await changePhone(ctx, input) };
  }

  @Mutation(() => RequestCodePayload, {
    description:
      "Mails a code to an address for the viewer's account; CONFLICT when that address has an account. Must be the only " +
      'field of its operation; shares the limits of checkEmail and requestCode.',
  })
  requestEmailChange(
    @Context() ctx: Ctx,
    @Input(RequestEmailChangeInput, 'The new address.') input: unknown,
  ): Promise<RequestCodePayload> {
    return requestEmailChange(ctx, input);
  }

  @Mutation(() => AccountPayload, {
    description:
      'Gives the account the address that the code was sent to, in place of the one before, and ends its other sessions. ' +
      'Must be the only field of its operation; a code allows five attempts and works once.',
  })
  async changeEmail(
    @Context() ctx: Ctx,
    @Input(ChangeEmailInput, 'The new address and the code.') input: unknown,
  ): Promise<AccountPayload> {
    return { user: await changeEmail(ctx, input) };
  }

  @Mutation(() => DeleteAccountPayload, {
    description:
      "Deletes the viewer's account permanently. accountDeletion previews the effect on trips; other " +
      'people\'s trips keep their plan and show "Former member".',
  })
  async deleteAccount(@Context() ctx: Ctx): Promise<DeleteAccountPayload> {
    await deleteAccount(ctx);
    return { ok: true };
  }
}
