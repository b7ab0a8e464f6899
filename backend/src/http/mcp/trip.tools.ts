import type { PickContext, Tool } from './tool.ts';

interface Titled {
  readonly trip: { readonly name: string };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Judged {
  readonly trip: {
    readonly unanswered: number;
    readonly eaters: readonly Named[];
    readonly meals: readonly Named[];
    readonly slotVerdicts: readonly { readonly withoutDish: readonly string[] }[];
    readonly verdicts: readonly {
      readonly mealId: string;
      readonly verdict: string;
      readonly groups: readonly {
        readonly eaters: readonly { readonly eaterId: string }[];
        readonly findings: readonly object[];
      }[];
      readonly rules: readonly object[];
    }[];
  };
}

/** With names, which models tell apart better than ids. */
function whoCannotEat({ trip }: Judged): object {
  const names = new Map([...trip.eaters, ...trip.meals].map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    notAnswered: trip.unanswered,
    slots: trip.slotVerdicts.map((slot) => ({ ...slot, withoutDish: slot.withoutDish.map(nameOf) })),
    dishes: trip.verdicts.map(({ mealId, verdict, groups, rules }) => ({
      mealId,
      dish: nameOf(mealId),
      verdict,
      reasons: groups.map(({ eaters, findings }) => ({
        who: eaters.map(({ eaterId }) => nameOf(eaterId)),
        findings,
      })),
      forEverybody: rules,
    })),
  };
}

export const tripTools: readonly Tool[] = [
  {
    name: 'list_trips',
    title: 'Your trips',
    description: 'Lists the trips of the account. Start here: other tools take a trip id.',
    operation: '{ trips { id name location startDate endDate isCompleted plannedMealCount totalMealCount } }',
  },
  {
    name: 'about_trip',
    title: 'About a trip',
    description: 'Says where and when a trip is, which meals are planned each day, and how far the plan is.',
    operation: `query ($tripId: ID!) {
      trip(id: $tripId) {
        id name location startDate endDate isCompleted mealTypes currency plannedMealCount totalMealCount
        viewerCan
      }
    }`,
  },
  {
    name: 'who_is_coming',
    title: 'Who is coming',
    description: 'Lists the people of a trip: participants, who can cook and pay, and everybody who eats.',
    operation: `query ($tripId: ID!) {
      trip(id: $tripId) {
        participants { id name inviteStatus isOrganizer isViewer }
        eaters { id name participantId isCompanion portion group arrives { date type } leaves { date type } }
      }
    }`,
  },
  {
    name: 'who_cannot_eat',
    title: 'Who cannot eat what',
    description:
      'Says for each planned slot whether everybody there has something safe to eat, and for each dish who cannot eat it and why. UNSURE never means safe, and nobody speaks for those who have not answered.',
    operation: `query ($tripId: ID!, $date: Date) {
        trip(id: $tripId) {
          unanswered eaters { id name } meals(date: $date) { id name }
          slotVerdicts(date: $date) { date type verdict withoutDish }
          verdicts(date: $date) {
            mealId verdict groups { eaters { eaterId } findings { verdict sentence } } rules { sentence }
          }
        }
      }`,
    pick: whoCannotEat,
  },
  {
    name: 'set_who_eats',
    title: 'Who eats at a meal',
    description:
      'Says whether somebody eats at a slot; without `attends` their arrival and departure decide.',
    operation: `mutation ($tripId: ID!, $eaterId: ID!, $date: Date!, $type: MealType!, $attends: Boolean) {
      setAttendance(
        input: { tripId: $tripId, eaterId: $eaterId, date: $date, type: $type, attends: $attends }
      ) { trip { attendance { date type portions } } }
    }`,
  },
  {
    name: 'open_in_app',
    title: 'Open in Grub Club',
    description:
      'Gives the address where the person does what no assistant may do: invite, remove or text people, change what somebody does not eat, buy credits, make or delete trips, delete the account. Show it to them; do not try another way.',
    operation: 'query ($tripId: ID!) { trip(id: $tripId) { name } }',
    pick: ({ trip }: Titled, { publicUrl }: PickContext) => ({ trip: trip.name, address: publicUrl.href }),
  },
];
