/** See docs/glossary.md. */
const BANNED = new Set(
  `anew carry deed deeds held lift nobody nobodys obstacle parting proven somebody somebodys sunk whoever wish
  wished wishes`.split(/\s+/),
);

const wordsOf = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

export const plainNames = {
  create(context) {
    return {
      Identifier(node) {
        const word = wordsOf(node.name).find((each) => BANNED.has(each));
        if (word !== undefined)
          context.report({ node, message: `"${word}" is no word of the field: see docs/glossary.md.` });
      },
    };
  },
};
