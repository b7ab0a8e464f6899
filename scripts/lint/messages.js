/** They make a message of their text, name a field by it, or tell programmers alone. */
const KNOWN_CALLS = new Set(
  `msg fieldMsg labelOf requiredText optionalText textList shortList idField flag oneOf choice choices
  dateField tooLong contentOf RegExp Error RangeError TypeError`.split(/\s+/),
);

/** Words with a capital: "Nobody eats", "can’t eat Ana’s". */
const SENTENCE = /\p{Lu}.*\p{L} \p{Ll}|\p{Ll} .*\p{Lu}/u;
/** A word beside a value: "{} bought", "no {}". */
const GLUED = /(?:^|[\s(])\p{L}{2,}\s*$|^\s*\p{L}{2,}(?:[\s).,]|$)/u;

const nameOf = ({ callee }) => (callee.type === 'Identifier' ? callee.name : callee.property?.name);

function isKnown({ parent, type, key, ...node }) {
  if (/^(?:TS|Import|TaggedTemplate|Binary)/.test(type)) return true;
  if (type === 'Property' && key.name === 'description') return true;
  if (/^(?:Call|New)Expression$/.test(type) && KNOWN_CALLS.has(nameOf(node))) return true;
  return parent ? isKnown(parent) : false;
}

/** Finds English sentences of rules and services. */
export const messages = {
  create(context) {
    const report = (node) => {
      if (isKnown(node) || node.parent.key === node) return;
      const message =
        'Rules and services answer with msg(id, source, values): docs/decisions/0032-messages.md.';
      context.report({ node, message });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && SENTENCE.test(node.value)) report(node);
      },
      TemplateLiteral(node) {
        const texts = node.quasis.map(({ value }) => value.cooked);
        const isGlued = texts.length > 1 && texts.some((text) => text.includes(' ') && GLUED.test(text));
        if (isGlued || SENTENCE.test(texts.join('x'))) report(node);
      },
    };
  },
};
