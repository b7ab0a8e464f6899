/** See docs/glossary.md. */
const BANNED = new Set(
  `anew attendee attendees carry deed deeds guest guests heed heeded heeds held lift nobody nobodys obstacle parting
  proven said somebody somebodys sunk turn turns whoever wish wished wishes`.split(/\s+/),
);

/** Which way, the name does not tell; `ContactWay` and `SignInWay` do, as the API. */
const ALONE = new Set(['Way', 'Ways', 'WAY', 'WAYS', 'wayOf', 'waysOf']);

const ALLOWED = new Set([
  // A turn of the event loop.
  'inOwnTurn',
  // In stored recipes and exported trips.
  'isInTurns',
  // A table keeps its name for servers of the version before.
  'suggestion_turns',
]);

/** Databases record the names of migrations, which end with their time. */
const MIGRATION = /\d{13}$/;

const wordsOf = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

function wrongWordOf(name) {
  if (ALLOWED.has(name) || MIGRATION.test(name)) return undefined;
  return ALONE.has(name) ? name : wordsOf(name).find((each) => BANNED.has(each));
}

export const plainNames = {
  create(context) {
    return {
      Identifier(node) {
        const word = wrongWordOf(node.name);
        if (word !== undefined)
          context.report({ node, message: `"${word}" is no word of the field: see docs/glossary.md.` });
      },
    };
  },
};
