const CALLS = new Set(['query', 'createQueryBuilder']);

/** Statements sent past db/statement.ts. */
export const queries = {
  create(context) {
    return {
      CallExpression({ callee }) {
        if (callee.type === 'MemberExpression' && CALLS.has(callee.property.name))
          context.report({
            node: callee.property,
            message: 'SQL stands in *.sql.ts (SQL_ROOMS in oxlint.config.js).',
          });
      },
    };
  },
};
